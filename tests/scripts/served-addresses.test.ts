import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleArt } from '../../scripts/build/sample-art.mjs'
import { startPreview } from '../../scripts/preview.mjs'

/** Addresses that are no valid URL by themselves, or no valid percent-encoding. */
const odd = ['//', '//sample', '///', '/%', '/%ff', '/a//b']

/** The status of an address exactly as it is written; `fetch` would rewrite it. */
const statusOf = (port: number, address: string) =>
  new Promise<number | undefined>((resolve, reject) =>
    request({ port, host: '127.0.0.1', path: address, headers: { accept: 'text/html' } }, answer => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end(),
  )

describe('odd addresses', () => {
  let root: string
  let preview: Awaited<ReturnType<typeof startPreview>>
  let development: ViteDevServer

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'served-'))
    for (const name of ['index.html', 'shell.html']) await writeFile(path.join(root, name), `<title>${name}</title>`)
    preview = await startPreview({ root })
    const server = { port: 0, host: '127.0.0.1', hmr: false } as const
    development = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [sampleArt()],
      server,
      optimizeDeps: { noDiscovery: true },
    })
    await development.listen()
  })
  afterAll(async () => {
    await preview.stop()
    await development.close()
    await rm(root, { recursive: true })
  })

  it.each(odd)('a finished build answers %s with the page that says what is not there', async address => {
    expect(await statusOf(Number(new URL(preview.address).port), address)).toBe(200)
  })

  it.each(['//', '///', '//sample'])('the development server answers %s with the application', async address => {
    expect(await statusOf((development.httpServer!.address() as AddressInfo).port, address)).toBe(200)
  })
})
