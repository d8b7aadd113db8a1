import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { openLocalWorld } from '../../src/adapters/memory/local-world'
import { hashPassword, isPassword } from '../../src/adapters/memory/passwords'
import { MemoryPreferences } from '../../src/adapters/memory/preferences'
import { SystemClock } from '../../src/adapters/memory/system-clock'
import type { Fields } from '../../src/ports/documents'
import { authSuite, type OpenedAuth } from '../suites/auth.suite'
import { expectPortError } from '../suites/expect-port-error'

let databases = 0
const database = () => ({ factory: indexedDB, name: `auth-${++databases}` })

async function opened(kept?: { factory: IDBFactory; name: string }) {
  let time = Date.UTC(2027, 9, 16, 18)
  const clock = new SystemClock(() => time)
  const preferences = new MemoryPreferences()
  const open = () => openLocalWorld({ ...(kept && { database: kept }), preferences, sample: false, clock, iterations: 5 })
  const world = await open()
  const suite: OpenedAuth = {
    auth: world.auth,
    reopen: async () => (kept ? await open() : world).auth,
    lastLink: async email => world.localMode.state.outbox.find(({ to }) => to === email)?.link,
    change: (uid, change) => world.open.commit([{ op: 'update', path: `localAccounts/${uid}`, data: change as Fields }]),
    wait: milliseconds => {
      time += milliseconds
    },
  }
  return { world, suite }
}

authSuite('memory', async () => (await opened()).suite)
authSuite('IndexedDB', async () => (await opened(database())).suite)

it('keeps no password, only what is derived from it', async () => {
  const { world } = await opened()
  await world.auth.signUp('ada@example.org', 'a long secret', 'Ada')
  const all = await (await world.localMode.download()).text()
  expect(all).toContain('ada@example.org')
  expect(all).not.toContain('a long secret')
})

it('derives each password with its own salt', async () => {
  const [one, two] = [await hashPassword('a long secret', 5), await hashPassword('a long secret', 5)]
  expect(one.hash).not.toBe(two.hash)
  expect([await isPassword('a long secret', one), await isPassword('a long secreT', one)]).toEqual([true, false])
})

it('needs the network for everything but leaving', async () => {
  const { world } = await opened()
  await world.auth.signUp('ada@example.org', 'a long secret', 'Ada')
  world.localMode.setOffline(true)
  for (const act of [
    () => world.auth.signIn('ada@example.org', 'a long secret'),
    () => world.auth.sendPasswordReset('ada@example.org'),
    () => world.auth.refreshClaims(),
    () => world.auth.checkActionCode('x'),
  ])
    await expectPortError(act(), 'auth', 'network-request-failed')
  expect(world.auth.current?.email).toBe('ada@example.org')
  await world.auth.signOut()
  expect(world.auth.current).toBeUndefined()
})
