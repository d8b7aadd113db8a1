import { describe, expect, it } from 'vitest'
import { filesCache, guideCache, keptAnswersFile, pagesCache, picturesCache } from '../../../src/ui/offline/cache-names'
import { KeptBuild } from '../../../src/ui/offline/worker/kept-build'
import { requestKindOf } from '../../../src/ui/offline/worker/request-kind'
import { memoryCaches } from '../../support/offline/memory-caches'

const origin = 'https://studios.example'
const html = (id: string, text: string) => `<main>${text}</main><script type="application/json" id="build">{"id":"${id}"}</script>`

/** A site with one build at a time, and a device that visits it. */
function device() {
  const files = new Map<string, string>()
  let isOnline = true
  const asked: string[] = []
  const fetch = async (request: Request | string) => {
    const { pathname, href } = new URL(typeof request === 'string' ? request : request.url, origin)
    asked.push(pathname)
    if (!isOnline) throw new TypeError('Failed to fetch')
    const text = files.get(href.startsWith(origin) ? pathname : href)
    if (text === undefined) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
    const isDocument = !pathname.includes('.') || pathname.endsWith('.html')
    return new Response(text, { headers: { 'content-type': isDocument ? 'text/html; charset=utf-8' : 'text/javascript' } })
  }
  const caches = memoryCaches(origin, fetch)
  /** Deploys a build: its parts and documents stand in place of those before. */
  const deploy = (id: string) => {
    files.clear()
    files.set('/shell.html', html(id, 'empty'))
    files.set('/sfosguide', html(id, `guide of ${id}`))
    files.set('/sfosguide/60', html(id, `studio of ${id}`))
    for (const part of [`/assets/main-${id}.js`, `/assets/map-${id}.js`]) files.set(part, part)
    return new KeptBuild({ id, files: [`/assets/main-${id}.js`, `/assets/map-${id}.js`] }, { caches, fetch, origin })
  }
  const open = async (kept: KeptBuild, address: string, { mode = 'cors', destination = 'script' } = {}) => {
    const request = new Request(new URL(address, origin))
    const way = requestKindOf({ method: 'GET', url: request.url, mode, destination }, origin)
    if (!way) return (await fetch(request)).text()
    const after: Promise<unknown>[] = []
    const response = await kept.answer(way, request, Promise.resolve(undefined), work => void after.push(work))
    await Promise.all(after)
    return response.text()
  }
  return {
    deploy,
    caches,
    files,
    asked,
    offline: () => (isOnline = false),
    online: () => (isOnline = true),
    part: (kept: KeptBuild, address: string) => open(kept, address),
    page: (kept: KeptBuild, address: string) => open(kept, address, { mode: 'navigate', destination: 'document' }),
    picture: (kept: KeptBuild, address: string) => open(kept, address, { mode: 'no-cors', destination: 'image' }),
  }
}

describe('a build that is kept on a device', () => {
  it('opens its pages and parts without a network', async () => {
    const site = device()
    const kept = site.deploy('a1')
    await kept.install()
    await kept.keep(['/sfosguide'])
    site.offline()
    expect(await site.page(kept, '/sfosguide')).toContain('guide of a1')
    expect(await site.page(kept, '/sfosguide?open=now')).toContain('guide of a1')
    expect(await site.part(kept, '/assets/map-a1.js')).toBe('/assets/map-a1.js')
  })

  it('draws a page that was never opened in the empty document', async () => {
    const site = device()
    const kept = site.deploy('a1')
    await kept.install()
    site.offline()
    expect(await site.page(kept, '/sfosguide/60')).toContain('empty')
  })

  it('shows what the network says, and keeps it for later', async () => {
    const site = device()
    const kept = site.deploy('a1')
    await kept.install()
    await kept.keep(['/sfosguide'])
    site.files.set('/sfosguide', html('a1', 'published anew'))
    expect(await site.page(kept, '/sfosguide')).toContain('published anew')
    site.offline()
    expect(await site.page(kept, '/sfosguide')).toContain('published anew')
  })

  it('never keeps a document of another build: its parts would be missing', async () => {
    const site = device()
    const kept = site.deploy('a1')
    await kept.install()
    await kept.keep(['/sfosguide'])
    site.deploy('b2')
    expect(await site.page(kept, '/sfosguide')).toContain('guide of b2')
    expect(await site.page(kept, '/sfosguide/60')).toContain('studio of b2')
    site.offline()
    expect(await site.page(kept, '/sfosguide')).toContain('guide of a1')
    expect(await site.page(kept, '/sfosguide/60')).toContain('empty')
  })

  it('lets a tab of the former build load its parts while the next one waits, and a tab of the next one its own', async () => {
    const site = device()
    const former = site.deploy('a1')
    await former.install()
    const next = site.deploy('b2')
    await next.install()
    site.offline()
    expect(await site.part(former, '/assets/map-a1.js')).toBe('/assets/map-a1.js')
    expect(await site.part(former, '/assets/map-b2.js')).toBe('/assets/map-b2.js')
  })

  it('has the pages of the former build in its own form, and forgets the former one once nobody uses it', async () => {
    const site = device()
    const former = site.deploy('a1')
    await former.install()
    await former.keep(['/sfosguide/60'])
    const next = site.deploy('b2')
    await next.install()
    expect(await (await site.caches.open(pagesCache('a1'))).keys()).toHaveLength(1)
    await next.activate()
    expect(await site.caches.keys()).toEqual([filesCache('b2'), pagesCache('b2')])
    site.offline()
    expect(await site.page(next, '/sfosguide/60')).toContain('studio of b2')
  })

  it('is not installed from half a deployment', async () => {
    const site = device()
    const kept = site.deploy('a1')
    site.files.set('/shell.html', html('b2', 'empty'))
    await expect(kept.install()).rejects.toThrow('newer build')
    site.files.set('/shell.html', html('a1', 'empty'))
    site.files.delete('/assets/map-a1.js')
    await expect(kept.install()).rejects.toThrow('Failed to fetch')
  })

  it('asks the network for a part that it has not, and says so when that fails', async () => {
    const site = device()
    const kept = site.deploy('a1')
    await kept.install()
    site.files.set('/assets/shop-a1.js', 'shop')
    expect(await site.part(kept, '/assets/shop-a1.js')).toBe('shop')
    site.offline()
    expect(await site.part(kept, '/assets/shop-a1.js')).toBe('shop')
    await expect(site.part(kept, '/assets/never-a1.js')).rejects.toThrow('Failed to fetch')
  })
})

describe('what a device keeps of the guide', () => {
  it('answers for payload files that were never fetched', async () => {
    const site = device()
    const kept = site.deploy('a1')
    await kept.install()
    await (await site.caches.open(guideCache)).put(keptAnswersFile, new Response('{"answers":[]}'))
    site.offline()
    expect(await site.part(kept, '/payloads/a1/sfosguide/60.json')).toBe('{"answers":[]}')
  })

  it('holds one published state of each edition', async () => {
    const site = device()
    const kept = site.deploy('a1')
    const file = (edition: string, hash: string) =>
      `https://files.example/v0/b/studios/o/snapshots%2Fguide%2F${edition}%2F${hash}%2Fdetails-0.json?alt=media`
    for (const address of [file('2026', 'aa'), file('2027', 'bb'), file('2027', 'cc')]) {
      site.files.set(address, address)
      await site.part(kept, address)
    }
    site.offline()
    expect(await site.part(kept, file('2027', 'cc'))).toBe(file('2027', 'cc'))
    expect(await site.part(kept, file('2026', 'aa'))).toBe(file('2026', 'aa'))
    await expect(site.part(kept, file('2027', 'bb'))).rejects.toThrow('Failed to fetch')
  })

  it('holds the streets and heights that editions share, whichever came last', async () => {
    const site = device()
    const kept = site.deploy('a1')
    const files = ['streets%2Faa', 'streets%2Fbb', 'heights%2Fcc'].map(
      file => `https://files.example/v0/b/studios/o/snapshots%2F${file}.json?alt=media`,
    )
    for (const address of files) {
      site.files.set(address, address)
      await site.part(kept, address)
    }
    site.offline()
    for (const address of files) expect(await site.part(kept, address)).toBe(address)
  })

  it('shows pictures that somebody downloaded, and stores no other', async () => {
    const site = device()
    const kept = site.deploy('a1')
    for (const picture of ['/sample/1.jpg', '/sample/2.jpg']) site.files.set(picture, picture)
    await (await site.caches.open(picturesCache)).put('/sample/1.jpg', new Response('kept'))
    expect(await site.picture(kept, '/sample/2.jpg')).toBe('/sample/2.jpg')
    site.offline()
    expect(await site.picture(kept, '/sample/1.jpg')).toBe('kept')
    await expect(site.picture(kept, '/sample/2.jpg')).rejects.toThrow('Failed to fetch')
  })
})

describe('what the worker leaves to the browser', () => {
  it.each([
    ['what is sent', { method: 'POST', url: '/call/rateBug', mode: 'cors', destination: '' }],
    ['the files that tell of a newer build', { method: 'GET', url: '/latest-build.json', mode: 'cors', destination: '' }],
    ['the list of a build', { method: 'GET', url: '/build-manifest.json', mode: 'cors', destination: '' }],
    ['live data', { method: 'GET', url: 'https://firestore.googleapis.com/channel', mode: 'cors', destination: '' }],
    ['a private file', { method: 'GET', url: 'https://files.example/v0/b/studios/o/letters%2F1.html?alt=media', mode: 'cors', destination: '' }],
  ])('%s', (_, asked) => {
    expect(requestKindOf({ ...asked, url: new URL(asked.url, origin).href }, origin)).toBeUndefined()
  })
})
