import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runnerImport } from 'vite'

const run = async (file, root) => (await runnerImport(file, { root, configFile: false, logLevel: 'error' })).module

/** @returns {Promise<readonly { readonly path: string; readonly svg: () => string }[]>} */
const drawArt = async root => (await run('/src/adapters/memory/sample/art/draw-art.ts', root)).artFiles()

/** The module that a build fills in. */
const thumbhashModule = '/src/adapters/memory/sample/art/thumbhashes.ts'
const isThumbhashes = id => id.split(path.sep).join('/').endsWith(thumbhashModule)

/** The thumbhash of every picture, by path. Cached until a picture or the renderer changes, because rendering all takes seconds. */
async function thumbhashes(root) {
  const art = (await drawArt(root)).map(({ path: file, svg }) => [file, svg()])
  const painter = path.join(root, 'scripts/build/art-raster')
  const key = createHash('sha256').update(JSON.stringify(art))
  for (const file of (await readdir(painter)).sort()) key.update(await readFile(path.join(painter, file)))
  const kept = path.join(root, '.cache/sample-thumbhashes', `${key.digest('hex')}.json`)
  const found = await readFile(kept, 'utf8').catch(error => (error.code === 'ENOENT' ? undefined : Promise.reject(error)))
  if (found) return found
  const { thumbhashOf } = await run('/scripts/build/art-raster/thumbhash-of.ts', root)
  const made = JSON.stringify(Object.fromEntries(art.map(([file, svg]) => [file, thumbhashOf(svg)])))
  await mkdir(path.dirname(kept), { recursive: true })
  await writeFile(kept, made)
  return made
}

/**
 * Writes the thumbhashes of the season's pictures into their module.
 * @returns {import('vite').Plugin}
 */
export function sampleThumbhashes() {
  let root = '.'
  return {
    name: 'sample-thumbhashes',
    configResolved(config) {
      root = config.root
    },
    async load(id) {
      if (isThumbhashes(id)) return `export const thumbhashes = ${await thumbhashes(root)}`
    },
    // What is written here depends on the pictures, so tests do not keep it between runs as they keep other modules.
    configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
      defineKey(({ id }) => (isThumbhashes(id) ? false : undefined))
    },
  }
}

/**
 * The sample season's pictures, at `/sample/…`: rendered on request in development, written as files by a build.
 * @returns {import('vite').Plugin}
 */
export function sampleArt() {
  let root = '.'
  let outDir
  return {
    name: 'sample-art',
    configResolved(config) {
      root = config.root
      outDir = config.command === 'build' && !config.build.ssr ? path.resolve(config.root, config.build.outDir) : undefined
    },
    configureServer(server) {
      let drawn
      const byAddress = async () => new Map((await drawArt(root)).map(file => [`/${file.path}`, file.svg]))
      server.middlewares.use((request, response, next) => {
        // As one text: `//` alone would be a host.
        const address = new URL(`http://local${request.url ?? '/'}`).pathname
        if (!address.startsWith('/sample/')) return next()
        drawn ??= byAddress()
        drawn.then(files => {
          const svg = files.get(address)
          response.statusCode = svg ? 200 : 404
          response.setHeader('content-type', svg ? 'image/svg+xml' : 'text/plain')
          response.end(svg ? svg() : 'Not found')
        }, next)
      })
    },
    async closeBundle() {
      if (!outDir) return
      for (const file of await drawArt(root)) {
        const target = path.join(outDir, file.path)
        await mkdir(path.dirname(target), { recursive: true })
        await writeFile(target, file.svg())
      }
    },
  }
}
