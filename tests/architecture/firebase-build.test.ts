import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { matchRoutes } from 'react-router-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localCodeIn } from '../../scripts/build/no-local-code.mjs'
import { firebaseJson, hostingFile } from '../../scripts/hosting.mjs'
import { routes } from '../../src/ui/routes'
import { matchPublicRoute } from '../../src/ui/routing/public-route-match'
import { exampleOf } from '../../src/ui/routing/route-definition'

describe('firebase.json', () => {
  const { hosting } = firebaseJson(routes)

  it('is up to date with the route table and the security policy (npm run hosting)', () => {
    const { standing, wanted } = hostingFile(routes)
    expect(JSON.parse(standing)).toEqual(JSON.parse(wanted))
  })

  /** The destination of an address: the first rewrite that matches. */
  const servedBy = (address: string) => {
    const fits = ({ source }: { source: string }) =>
      source === '**' ||
      (source.endsWith('/**') ? `${address}/`.startsWith(source.slice(0, -2)) : matchRoutes([{ path: source.replaceAll('*', ':any') }], address))
    return hosting.rewrites.find(fits)
  }

  it.each(routes.map(exampleOf))('sends %s to the function that renders it, or to the empty document if only a browser can', example => {
    const isDrawn = !example.startsWith('/cpanel') && matchPublicRoute(example).kind === 'page'
    expect(servedBy(example)).toMatchObject(isDrawn ? { function: { functionId: 'renderPage' } } : { destination: '/shell.html' })
  })

  it('does not cache the empty document', () => {
    const cacheOf = (source: string) =>
      hosting.headers.find(one => 'source' in one && one.source === source)?.headers.find(({ key }) => key === 'Cache-Control')?.value
    const frames = hosting.rewrites.filter(rewrite => 'destination' in rewrite && rewrite.destination === '/shell.html')
    expect(frames.length).toBeGreaterThan(1)
    for (const { source } of frames) expect(cacheOf(source)).toBe('no-cache')
    expect(cacheOf('/latest-build.json')).toBe('no-cache')
  })
})

describe('the search for local code in a hosted build', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'hosted-'))
    mkdirSync(path.join(folder, 'assets'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('finds modules of the local mode, the handlers and the generators', async () => {
    const planted = [
      '/p/src/adapters/memory/documents/document-store.ts',
      '/p/src/adapters/cloud/callables.ts',
      '/p/src/ui/local-mode/local-mode-bar.tsx',
      '/p/src/domain/publishing/publish-snapshot.handler.ts',
      '/p/src/domain/handlers.ts',
      '/p/node_modules/@faker-js/faker/dist/index.js',
    ]
    expect(await localCodeIn(folder, ['/p/src/main.tsx', ...planted])).toEqual(planted)
  })

  it.each(['local-mode.on', 'sample-season', '/sample/art/', 'faker'])('finds %s in the output', async words => {
    writeFileSync(path.join(folder, 'assets/a.js'), `const a=${JSON.stringify(words)}`)
    expect(await localCodeIn(folder, [])).toEqual([`a.js: ${words}`])
  })
})
