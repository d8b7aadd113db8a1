import { connectFunctionsEmulator, getFunctions } from 'firebase/functions'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callables } from '../../src/adapters/cloud/callables'
import { FirebaseFunctions } from '../../src/adapters/firebase/firebase-functions'
import { cloudFunction } from '../../src/domain/shared/functions/cloud-function'
import { defineHandler, type FunctionHandler } from '../../src/domain/shared/functions/handler'
import { type Actor, anyone } from '../../src/domain/shared/records/policy'
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
  const host = await serveFunctions(
    callables(handlers, { portsFor: caller => ({ ...context, actor: caller, ...(clock && { clock }) }), enforceAppCheck }),
  )
  const app = actor ? (await auth.signedIn(actor.claims)).app : auth.client()
  connectFunctionsEmulator(getFunctions(app, functionsRegion), '127.0.0.1', host.port)
  ends.push(host.stop, () => auth.leave(app))
  const base = `${host.address}/${projectId}/${functionsRegion}`
  return { functions: new FirebaseFunctions(app, { timeout, base }), host }
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
      const answer = await fetch(`${host.address}/${projectId}/us-central1/networkOfCaller`, { method: 'POST', headers, body: '{"data":{}}' })
      return ((await answer.json()) as { result: unknown }).result
    }
    // Google's front end appends the last entry.
    expect(await forwarded('10.0.0.1, 203.0.113.9')).toBe('203.0.113')
    expect(await forwarded('2001:db8:0a::7')).toBe('2001:db8:a')
    expect(await forwarded('nonsense')).toBeNull()
  })

  it('takes the known claims from the token, and no others', async () => {
    const claims = { pid: 'p', adm: 1, sc: 'cg', jur: ['call-1'], vol: '2027-11-01', other: 'x' } as const
    const { functions } = await openHost([claimsOf], { actor: { uid: 'any', claims } })
    expect(await functions.call('claimsOf', { adm: 1, sa: 1 })).toEqual({ pid: 'p', adm: 1, sc: 'cg', jur: ['call-1'], vol: '2027-11-01' })
  })

  it('refuses callers without an App Check token if it is configured to', async () => {
    const { functions } = await openHost([claimsOf], { enforceAppCheck: true })
    await expectPortError(functions.call('claimsOf', {}), 'functions', 'unauthenticated')
  })

  it('serves callers without an App Check token if the contract does not need one', async () => {
    const { functions } = await openHost([{ ...claimsOf, contract: { ...claimsOf.contract, appCheck: 'none' } }], { enforceAppCheck: true })
    expect(await functions.call('claimsOf', {})).toBeNull()
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
