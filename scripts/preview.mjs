// npm run preview [-- --port 4173] [-- --mode firebase]: serves a finished build as a host would.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { securityHeaders } from './build/security-headers.mjs'
import { top } from './setup.mjs'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ics': 'text/calendar; charset=utf-8',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const compressible = /^(text|application\/(json|manifest|xml)|image\/svg)/
/** Files with their content's hash in the name. */
const hashed = /^\/(assets|payloads)\//
/** Folders with files only: a missing file there is not a page. */
const filesOnly = /^\/(assets|payloads|sample)\//

/** A ninth of the work for files that are two percent larger. */
export const quickEffort = 5

const encoders = {
  br: (content, effort) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
  gzip: (content, effort) => promisify(gzip)(content, { level: effort }),
}

/**
 * Serves the files under `root` with these headers; resolves with the address and a function that stops the server. `effort` is the level of
 * compression: that of a host, where sizes are measured; journeys take `quickEffort`. With a certificate it speaks HTTP/2, as a host does.
 * @param {{ root: string, port?: number, headers?: Record<string, string>, effort?: number, certificate?: { key: string, cert: string } }} options
 */
export async function startPreview({ root, port = 0, headers = securityHeaders(), effort = 9, certificate }) {
  if (!existsSync(path.join(root, 'index.html')))
    throw new Error(`${path.relative(top, root)} has no build; run \`npm run build:${path.basename(root)}\` first.`)
  const answer = (request, response) => {
    respond({ root, security: headers, effort }, request, response).catch(error => {
      console.error(error)
      response.writeHead(500).end('Internal Server Error')
    })
  }
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer)
  const connections = new Set()
  server.on('connection', connection => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    address: `${certificate ? 'https' : 'http'}://localhost:${server.address().port}`,
    stop: () => {
      for (const connection of connections) connection.destroy()
      return new Promise(resolve => server.close(resolve))
    },
  }
}

async function respond({ root, security, effort }, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405, { allow: 'GET, HEAD' }).end()
  // As one text: `//` alone would be a host.
  const { pathname } = new URL(`http://host${request.url}`)
  const file = (await fileAt(root, pathname)) ?? (isNavigation(request, pathname) ? path.join(root, 'shell.html') : undefined)
  if (!file) return response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end('Not found')
  const type = types[path.extname(file)] ?? 'application/octet-stream'
  const encoding = compressible.test(type) ? ['br', 'gzip'].find(name => request.headers['accept-encoding']?.includes(name)) : undefined
  const { body, etag } = await encoded(file, encoding, effort)
  const headers = {
    'content-type': type,
    'cache-control': hashed.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    etag,
    ...security,
    ...(encoding && { 'content-encoding': encoding }),
  }
  if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end()
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(request.method === 'HEAD' ? undefined : body)
}

/** The file or prerendered page of an address; never one outside the folder, a hidden file or a source map. */
async function fileAt(root, pathname) {
  const name = decoded(pathname)
  if (name === undefined) return undefined
  const file = path.join(root, path.normalize(name))
  const inside = path.relative(root, file)
  if (inside.startsWith('..') || inside.split(path.sep).some(part => part.startsWith('.')) || file.endsWith('.map')) return undefined
  for (const candidate of pathname === '/' ? [path.join(file, 'index.html')] : [file, `${file}.html`]) {
    const found = await stat(candidate).catch(error => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
      throw error
    })
    if (found?.isFile()) return candidate
  }
  return undefined
}

/** `undefined` if the address is not valid percent-encoding. */
function decoded(pathname) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

const isNavigation = (request, pathname) => !filesOnly.test(pathname) && (request.headers.accept ?? '').includes('text/html')

/** Compressed files, by their path, time and encoding. Journeys serve one build several times. */
const kept = new Map()

async function encoded(file, encoding, effort) {
  const { mtimeMs } = await stat(file)
  const key = `${file} ${mtimeMs} ${encoding} ${effort}`
  if (!kept.has(key)) kept.set(key, encode(file, encoding, effort))
  return kept.get(key)
}

async function encode(file, encoding, effort) {
  const content = await readFile(file)
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}${encoding ?? ''}"`
  return { body: encoding ? await encoders[encoding](content, effort) : content, etag }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' }, mode: { type: 'string', default: 'local' } } })
  const { address } = await startPreview({ root: path.join(top, 'dist', values.mode), port: Number(values.port) })
  console.log(`\n  The built ${values.mode} mode: ${address}\n`)
}
