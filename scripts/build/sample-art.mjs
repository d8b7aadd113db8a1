import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runnerImport } from 'vite'

/** @returns {Promise<readonly { readonly path: string; readonly svg: () => string }[]>} */
async function drawArt(root) {
  const { module } = await runnerImport('/src/adapters/memory/sample/art/draw-art.ts', { root, configFile: false, logLevel: 'error' })
  return module.artFiles()
}

/**
 * The sample season's pictures, at `/sample/…`: drawn when asked for in development, written as files by a build.
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
        const address = new URL(request.url ?? '/', 'http://local').pathname
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
