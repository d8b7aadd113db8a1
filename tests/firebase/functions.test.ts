import { connectFunctionsEmulator, getFunctions } from 'firebase/functions'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { AdminAccounts } from '../../src/adapters/cloud/admin-accounts'
import { callables } from '../../src/adapters/cloud/callables'
import { FirebaseFunctions } from '../../src/adapters/firebase/firebase-functions'
import { cloudFunction } from '../../src/domain/shared/functions/cloud-function'
import { defineHandler, type FunctionHandler } from '../../src/domain/shared/functions/handler'
import { type Actor, anyone, role } from '../../src/domain/shared/records/policy'
import type { Clock } from '../../src/ports/clock'
import { functionsRegion } from '../../src/ports/functions'
import { expectPortError } from '../suites/expect-port-error'
import { functionsSuite } from '../suites/functions.suite'
import { memoryWorld } from '../support/memory-world'
import { openAuthHost } from './host/auth-host'
import { projectId, serveFunctions } from './host/serve-functions'

let auth: Awaited<ReturnType<typeof openAuthHost>>
beforeAll(async () => {
  auth = await openAuthHost()
})
afterAll(() => auth.stop())

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** The real SDK over HTTP, with the Auth emulator's tokens, against real `onCall` handlers of the deployed host. */
async function openHost(handlers: readonly FunctionHandler[], { actor, enforceAppCheck = false, timeout, clock }: Options = {}) {
  const { context } = await memoryWorld()
  const accounts = new AdminAccounts(auth.admin)
  const host = await serveFunctions(
    callables(handlers, { portsFor: caller => ({ ...context, accounts, actor: caller, ...(clock && { clock }) }), enforceAppCheck }),
  )
  const signedIn = actor && (await auth.signedIn(actor.claims))
  const app = signedIn?.app ?? auth.client()
  connectFunctionsEmulator(getFunctions(app, functionsRegion), '127.0.0.1', host.port)
  ends.push(host.stop, () => auth.leave(app))
  const base = `${host.address}/${projectId}/${functionsRegion}`
  return { functions: new FirebaseFunctions(app, { timeout, base }), host, uid: signedIn?.uid }
}
interface Options {
  readonly actor?: Actor | undefined
  readonly enforceAppCheck?: boolean
  readonly timeout?: number
  readonly clock?: Clock
}

functionsSuite('the function host, over HTTP', async (handlers, actor) => (await openHost(handlers, { actor })).functions)

let finish = () => {}
/** Answers when `finish` is called. */
const slow = defineHandler(
  cloudFunction({ name: 'slow', access: anyone, input: v.unknown(), output: v.null() }),
  () =>
    new Promise<null>(resolve => {
      finish = () => resolve(null)
    }),
)
const claimsOf = defineHandler(
  cloudFunction({ name: 'claimsOf', access: anyone, input: v.unknown(), output: v.unknown() }),
  async ({ actor }) => actor?.claims ?? null,
)

const networkOfCaller = defineHandler(
  cloudFunction({ name: 'networkOfCaller', access: anyone, input: v.unknown(), output: v.unknown() }),
  async ({ network }) => network ?? null,
)

describe('the function host', () => {
  it('takes the caller’s network prefix from the last proxy, and ignores what the caller claims', async () => {
    const { functions, host } = await openHost([networkOfCaller])
    expect(await functions.call('networkOfCaller', {})).toBe('127.0.0')
    const forwarded = async (by: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': by }
      const answer = await fetch(`${host.address}/${projectId}/us-central1/call/networkOfCaller`, { method: 'POST', headers, body: '{"data":{}}' })
      return ((await answer.json()) as { result: unknown }).result
    }
    // Google's front end appends the last entry.
    expect(await forwarded('10.0.0.1, 203.0.113.9')).toBe('203.0.113')
    expect(await forwarded('2001:db8:0a::7')).toBe('2001:db8:a')
    expect(await forwarded('nonsense')).toBeNull()
  })

  it('takes the known claims from the token, and no others', async () => {
    const claims = { pid: 'p', adm: 1, sc: 'cg', jur: ['call-1'], vol: '2027-11-01', mfaFrom: 4_000_000_000, other: 'x' } as const
    const { functions } = await openHost([claimsOf], { actor: { uid: 'any', claims } })
    expect(await functions.call('claimsOf', { adm: 1, sa: 1 })).toEqual({
      pid: 'p',
      adm: 1,
      sc: 'cg',
      jur: ['call-1'],
      vol: '2027-11-01',
      mfaFrom: 4_000_000_000,
    })
  })

  it('refuses callers without an App Check token if it is configured to', async () => {
    const { functions } = await openHost([claimsOf], { enforceAppCheck: true })
    await expectPortError(functions.call('claimsOf', {}), 'functions', 'unauthenticated')
  })

  it('serves callers without an App Check token if the contract does not need one', async () => {
    const { functions } = await openHost([{ ...claimsOf, contract: { ...claimsOf.contract, appCheck: 'none' } }], { enforceAppCheck: true })
    expect(await functions.call('claimsOf', {})).toBeNull()
  })

  it('serves heavy callables from a function of their own, and says of others that there are none', async () => {
    const heavy = { ...claimsOf, contract: { ...claimsOf.contract, name: 'heavyClaims', heavy: true } } as const
    const { functions } = await openHost([claimsOf, heavy])
    expect(await functions.call('heavyClaims', {}, { heavy: true })).toBeNull()
    await expectPortError(functions.call('heavyClaims', {}), 'functions', 'not-found')
    await expectPortError(functions.call('claimsOf', {}, { heavy: true }), 'functions', 'not-found')
    await expectPortError(functions.call('constructor', {}), 'functions', 'not-found')
  })

  it('takes the sign-in time from the token', async () => {
    const takesRecent = { ...claimsOf.contract, recentSignIn: () => true }
    const handler = { ...claimsOf, contract: takesRecent }
    const now = { now: () => new Date() }
    const late = { now: () => new Date(Date.now() + 301_000) }
    const actor = { uid: 'any', claims: { pid: 'p' } } as const
    expect(await (await openHost([handler], { actor, clock: now })).functions.call('claimsOf', {})).toEqual({ pid: 'p' })
    const { functions } = await openHost([handler], { actor, clock: late })
    await expect(functions.call('claimsOf', {})).rejects.toMatchObject({ details: { rule: 'requires-recent-login' } })
  })

  it('refuses a valid token of a disabled account, of ended sessions and of a deleted account; a revoked role has no right', async () => {
    const accounts = new AdminAccounts(auth.admin)
    const staffOnly = { ...claimsOf, contract: { ...claimsOf.contract, access: role('admin') } }
    const open = async () => {
      const claims = { pid: 'p', adm: 1, sc: 'p', mfaFrom: 4_000_000_000 } as const
      const host = await openHost([staffOnly], { actor: { uid: 'any', claims } })
      expect(await host.functions.call('claimsOf', {})).toEqual(claims)
      return host
    }
    const refused = async (change: (uid: string) => Promise<unknown>, code: 'unauthenticated' | 'permission-denied') => {
      const { functions, uid } = await open()
      await change(uid!)
      await expectPortError(functions.call('claimsOf', {}), 'functions', code)
    }
    await refused(uid => accounts.setDisabled(uid, true), 'unauthenticated')
    // Does what ending sessions does, a second later, because the service compares whole seconds.
    const authService = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']!}/identitytoolkit.googleapis.com/v1/projects/${projectId}`
    const endSessions = (localId: string) =>
      fetch(`${authService}/accounts:update`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        body: JSON.stringify({ localId, validSince: String(Math.floor(Date.now() / 1000) + 1) }),
      })
    await refused(endSessions, 'unauthenticated')
    await refused(uid => accounts.delete(uid), 'unauthenticated')
    await refused(uid => accounts.setClaims(uid, { pid: 'p' }), 'permission-denied')
  })

  it('is unavailable when nothing answers', async () => {
    const { functions, host } = await openHost([claimsOf])
    await host.stop()
    await expectPortError(functions.call('claimsOf', {}), 'functions', 'unavailable')
  })

  it('ends a call with an error after the timeout', async () => {
    const { functions } = await openHost([slow], { timeout: 100 })
    await expectPortError(functions.call('slow', {}), 'functions', 'deadline-exceeded')
    finish()
  })
})
