import { describe, expect, it } from 'vitest'
import { moduleLoader, type ReloadContext } from '../../../src/ui/routing/load-module'

const guide = new URL('https://guide.test/sfosguide/maps?q=ink')
const home = new URL('https://guide.test/')
const missing = new Error('Failed to fetch dynamically imported module')
const fails = () => Promise.reject(missing)

function world(online = true) {
  const kept = new Map<string, string>()
  const went: string[] = []
  const clock = { now: 1_000_000 }
  let begin: (what: 'reloading') => void
  /** Resolves when the loader has settled or begun a reload, after which its promise stays pending. */
  const settled = (loading: Promise<unknown>) =>
    Promise.race([
      loading.catch((error: unknown) => error),
      new Promise(resolve => {
        begin = resolve
      }),
    ])
  const reload: ReloadContext = {
    now: () => clock.now,
    store: { getItem: key => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    isOnline: () => online,
    goTo: url => {
      went.push(url)
      begin('reloading')
    },
  }
  return { clock, went, settled, load: moduleLoader(reload) }
}

describe('loading a module', () => {
  it('returns the module without a reload', async () => {
    const { load, went } = world()
    expect(await load(guide, async () => 'part')).toBe('part')
    expect(went).toEqual([])
  })

  it('reloads the document at the requested address if the module is missing', async () => {
    const { load, went, settled } = world()
    expect(await settled(load(guide, fails))).toBe('reloading')
    expect(went).toEqual(['https://guide.test/sfosguide/maps?q=ink'])
  })

  it('reloads once per path within ten seconds', async () => {
    const { load, went, settled, clock } = world()
    await settled(load(guide, fails))
    clock.now += 9_999
    expect(await settled(load(guide, fails))).toBe(missing)
    expect(went).toHaveLength(1)
    expect(await settled(load(home, fails))).toBe('reloading')
    clock.now += 1
    expect(await settled(load(guide, fails))).toBe('reloading')
    expect(went).toHaveLength(3)
  })

  it('fails instead without a network, where a reload would lose the page', async () => {
    const { load, went, settled } = world(false)
    expect(await settled(load(guide, fails))).toBe(missing)
    expect(went).toEqual([])
  })
})
