import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { hashPassword, isPassword } from '../../../src/adapters/memory/accounts/password-hash'
import { openLocalPorts } from '../../../src/adapters/memory/local-ports'
import { MemoryPreferences } from '../../../src/adapters/memory/preferences'
import { SystemClock } from '../../../src/adapters/memory/system-clock'
import type { Fields } from '../../../src/ports/documents'
import { reservedPaths } from '../../../src/ui/reserved-paths'
import { authSuite, type OpenedAuth } from '../../suites/auth.suite'
import { expectPortError } from '../../suites/expect-port-error'

let databases = 0
const database = () => ({ factory: indexedDB, name: `auth-${++databases}` })

async function opened(kept?: { factory: IDBFactory; name: string }) {
  let time = Date.UTC(2027, 9, 16, 18)
  const clock = new SystemClock(() => time)
  const open = (preferences: MemoryPreferences) =>
    openLocalPorts({ ...(kept && { database: kept }), preferences, routes: reservedPaths, clock, iterations: 5 })
  const device = new MemoryPreferences()
  const world = await open(device)
  const accountOf = (uid: string) => world.open.get(`localAccounts/${uid}`)
  const lastLink = async (email: string) => world.localMode.state.outbox.find(({ to }) => to === email)?.link
  const suite: OpenedAuth = {
    auth: world.auth,
    reopen: async () => (kept ? await open(device) : await reloaded(world)).auth,
    elsewhere: async () => (kept ? await open(new MemoryPreferences()) : await signedOut(world)).auth,
    lastLink,
    change: (uid, change) => world.open.commit([{ op: 'update', path: `localAccounts/${uid}`, data: change as Fields }]),
    remove: async uid => {
      const { email } = (await accountOf(uid))!.data
      await world.open.commit([
        { op: 'delete', path: `localAccounts/${uid}` },
        { op: 'delete', path: `localAddresses/${encodeURIComponent(email as string)}` },
      ])
    },
    moveTo: async (email, password, newEmail) => {
      await world.auth.signIn(email, password)
      await world.auth.sendEmailChange(newEmail)
      const link = new URL((await lastLink(newEmail)) ?? '', 'http://local')
      await world.auth.applyActionCode(link.searchParams.get('oobCode') ?? '')
      await world.auth.signOut()
    },
    wait: milliseconds => {
      time += milliseconds
    },
    throttle: async email => {
      for (let i = 0; i < 5; i++) await expectPortError(world.auth.signIn(email, 'wrong secret!'), 'auth', 'invalid-credential')
    },
    setOffline: isOff => world.localMode.setOffline(isOff),
  }
  return { world, suite }
}

type World = Awaited<ReturnType<typeof openLocalPorts>>

/** A reload with the same accounts and the session stored on the device. */
async function reloaded(world: World): Promise<World> {
  await world.auth.restore()
  return world
}
async function signedOut(world: World): Promise<World> {
  await world.auth.signOut()
  return world
}

authSuite('memory', async () => (await opened()).suite)
authSuite('IndexedDB', async () => (await opened(database())).suite)

it('stores a hash instead of the password', async () => {
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

it('knows the time of the previous sign-in', async () => {
  const { world, suite } = await opened()
  const { signedInAt } = await world.auth.signUp('ada@example.org', 'a long secret', 'Ada')
  await world.auth.signOut()
  await suite.wait(1000)
  expect(await world.auth.signIn('ada@example.org', 'a long secret')).toMatchObject({ lastSignInAt: signedInAt })
})

it('refuses the email address as password, and does not reveal without the password that an account is disabled', async () => {
  const { world, suite } = await opened()
  await expectPortError(world.auth.signUp('ada@example.org', 'ADA@example.org', 'Ada'), 'auth', 'weak-password')
  const { uid } = await world.auth.signUp('ada@example.org', 'a long secret', 'Ada')
  await world.auth.signOut()
  await suite.change(uid, { disabled: true })
  await expectPortError(world.auth.signIn('ada@example.org', 'wrong secret!'), 'auth', 'invalid-credential')
})

it.each(['ada@example.org', 'nobody@example.org'])('closes %s for 30 seconds after five failures', async address => {
  const { world, suite } = await opened()
  await world.auth.signUp('ada@example.org', 'a long secret', 'Ada')
  await world.auth.signOut()
  await suite.throttle(address)
  const signIn = () => world.auth.signIn(address, 'a long secret')
  await expectPortError(signIn(), 'auth', 'too-many-requests')
  await suite.wait(29_999)
  await expectPortError(signIn(), 'auth', 'too-many-requests')
  await suite.wait(1)
  if (address === 'ada@example.org') await signIn()
  else await expectPortError(signIn(), 'auth', 'invalid-credential')
})

it('refuses a code whose account was deleted', async () => {
  const { world, suite } = await opened()
  const { uid } = await world.auth.signUp('ada@example.org', 'a long secret', 'Ada')
  await world.auth.sendPasswordReset('ada@example.org')
  const code = new URL((await suite.lastLink('ada@example.org')) ?? '', 'http://local').searchParams.get('oobCode') ?? ''
  await suite.remove(uid)
  await expectPortError(world.auth.confirmPasswordReset(code, 'a newer secret'), 'auth', 'user-not-found')
})
