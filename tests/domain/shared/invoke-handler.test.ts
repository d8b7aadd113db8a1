import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Callables } from '../../../src/domain/shared/functions/callables'
import { brokenRuleOf, call, cloudFunction, hourly } from '../../../src/domain/shared/functions/cloud-function'
import { defineHandler } from '../../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import { Reauthentication } from '../../../src/domain/shared/functions/reauthentication'
import { RolePreview } from '../../../src/domain/shared/preview/role-preview'
import { type Actor, anyone, owner, role, scope, signedIn } from '../../../src/domain/shared/records/policy'
import { RuleBroken } from '../../../src/domain/shared/records/rule-broken'
import { isTransient, PortError } from '../../../src/ports/errors'
import { enrolled } from '../../support/enrolled'
import { memoryWorld } from '../../support/memory-world'

const renumber = cloudFunction({
  name: 'renumber',
  access: scope('guide'),
  input: v.strictObject({ from: v.number() }),
  output: v.strictObject({ next: v.number() }),
})
const guideStaff = { uid: 'u', secondFactor: true, claims: { pid: 'p', adm: 1, sc: 'g' } } as const

describe('a callable', () => {
  const ran: number[] = []
  const handler = defineHandler(renumber, async (_, { from }) => {
    ran.push(from)
    if (from < 0) throw new RuleBroken('nothing-to-publish', { from })
    return { next: from === 13 ? ('thirteen' as unknown as number) : from + 1 }
  })
  const as = async (actor: Actor | undefined) => {
    const world = await memoryWorld({ sample: false })
    return { ...world.context, actor: actor && (await enrolled(world, actor)) }
  }

  it('runs for callers with access', async () => expect(await invokeHandler(handler, await as(guideStaff), { from: 1 })).toEqual({ next: 2 }))

  it('refuses visitors, staff of another scope and masquerading staff before its handler runs', async () => {
    ran.length = 0
    await expect(invokeHandler(handler, await as(undefined), { from: 1 })).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(
      invokeHandler(handler, await as({ uid: 'u', secondFactor: true, claims: { pid: 'p', adm: 1, sc: 'm' } }), { from: 1 }),
    ).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(
      invokeHandler(handler, await as({ uid: 'u', claims: { ...guideStaff.claims, imp: 'boss', end: Date.UTC(2100, 0) / 1000 } }), { from: 1 }),
    ).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(ran).toEqual([])
  })

  it('refuses a caller whose access depends on a record, because a call has no record', async () => {
    const own = defineHandler(cloudFunction({ name: 'own', access: owner('personId'), input: v.unknown(), output: v.null() }), async () => null)
    await expect(invokeHandler(own, await as(guideStaff), {})).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('accepts a volunteer until the end of the last day', async () => {
    const door = defineHandler(cloudFunction({ name: 'door', access: role('volunteer'), input: v.unknown(), output: v.null() }), async () => null)
    // It is 18:00 UTC on the 16th, so the 15th has ended in every time zone.
    const until = async (vol: string) => invokeHandler(door, await as({ uid: 'u', claims: { pid: 'p', vol } }), {})
    expect(await until('2027-10-16')).toBeNull()
    await expect(until('2027-10-15')).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('checks its input and its output', async () => {
    await expect(invokeHandler(handler, await as(guideStaff), { from: 'one' })).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(invokeHandler(handler, await as(guideStaff), { from: 1, extra: true })).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(invokeHandler(handler, await as(guideStaff), { from: 13 })).rejects.toThrow('Expected number but received "thirteen"')
  })

  it('refuses an input that is nested more deeply than its schema can be followed', async () => {
    const open = defineHandler(cloudFunction({ name: 'open', access: scope('guide'), input: v.unknown(), output: v.null() }), async () => null)
    const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown
    expect(await invokeHandler(open, await as(guideStaff), nested(60))).toBeNull()
    for (const levels of [200, 100_000])
      await expect(invokeHandler(open, await as(guideStaff), { from: nested(levels) })).rejects.toMatchObject({ code: 'invalid-argument' })
  })

  it('passes a broken rule on to the caller', async () => {
    const error = await invokeHandler(handler, await as(guideStaff), { from: -1 }).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(PortError)
    expect(brokenRuleOf(error)).toMatchObject({ rule: 'nothing-to-publish', details: { from: -1 } })
  })

  it('fails in the client if the answer does not match the contract', async () => {
    await expect(call({ post: async () => undefined, call: async () => ({ next: 'soon' }) }, renumber, { from: 1 })).rejects.toThrow(
      'Expected number but received "soon"',
    )
  })
})

describe('a limit', () => {
  const twiceAnHour = cloudFunction({
    name: 'twiceAnHour',
    access: anyone,
    limit: { account: hourly(2), network: hourly(2), target: { ...hourly(2), of: ({ to }) => to } },
    input: v.strictObject({ to: v.string(), key: v.optional(v.string()) }),
    output: v.null(),
  })
  const handler = defineHandler(twiceAnHour, async () => null)
  const opened = async () => {
    const world = await memoryWorld({ sample: false })
    const ask = async (from: { uid?: string; network?: string; to: string; key?: string }) => {
      const { uid, network, ...input } = from
      const actor = uid === undefined ? undefined : await enrolled(world, { uid, claims: {} })
      return invokeHandler(handler, { ...world.context, actor, ...(network !== undefined && { network }) }, input)
    }
    return { world, ask }
  }
  const tooMany = { port: 'functions', code: 'resource-exhausted', details: { rule: 'too-many-attempts', most: 2, seconds: 3600 } }

  it.each([
    ['account', (i: number) => ({ uid: 'ada', to: `${i}` })],
    ['network', (i: number) => ({ network: '192.0.2', to: `${i}` })],
    ['target', () => ({ to: 'ben' })],
  ])('applies to each %s separately', async (_, from) => {
    const { world, ask } = await opened()
    for (const i of [1, 2]) await ask(from(i))
    await expect(ask(from(3))).rejects.toMatchObject(tooMany)
    await ask({ uid: 'other', network: '198.51.100', to: 'other' })
    world.clock.setNow(new Date(world.clock.now().getTime() + 3_600_001))
    await ask(from(4))
  })

  it('counts a retried call once, and its refusal is not transient', async () => {
    const { ask } = await opened()
    for (const _ of [1, 2, 3]) await ask({ to: 'ben', key: 'one' })
    await ask({ to: 'ben', key: 'two' })
    await ask({ to: 'ben', key: 'two' })
    const refusal = await ask({ to: 'ben', key: 'three' }).catch((error: unknown) => error)
    expect(refusal).toMatchObject(tooMany)
    expect(isTransient(refusal)).toBe(false)
  })
})

describe('a recent sign-in', () => {
  const takesOne = cloudFunction({
    name: 'takesOne',
    access: signedIn,
    recentSignIn: ({ isGrave }) => isGrave,
    input: v.strictObject({ isGrave: v.boolean() }),
    output: v.null(),
  })
  const handler = defineHandler(takesOne, async () => null)

  it('is required by the server for the inputs that need one', async () => {
    const world = await memoryWorld({ sample: false })
    const { context, clock } = world
    await enrolled(world, { uid: 'ada', claims: {} })
    const ask = (authenticatedAt: Date | undefined, isGrave: boolean) =>
      invokeHandler(handler, { ...context, actor: { uid: 'ada', claims: {}, ...(authenticatedAt && { authenticatedAt }) } }, { isGrave })
    const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000)
    await ask(ago(300), true)
    await ask(undefined, false)
    for (const at of [ago(301), undefined])
      await expect(ask(at, true)).rejects.toMatchObject({ code: 'failed-precondition', details: { rule: 'requires-recent-login' } })
  })

  it('is required by the client before the call, and after the call if the server refuses', async () => {
    const world = await memoryWorld({ sample: false })
    await world.auth.signUp('ada@example.org', 'four words of hers', 'Ada')
    const calls: string[] = []
    const refusing = {
      post: async () => undefined,
      call: async (name: string) => {
        calls.push(name)
        throw new PortError('functions', 'failed-precondition', name, { details: { rule: 'requires-recent-login' } })
      },
    }
    const callables = new Callables(refusing, world.services.get(Reauthentication), world.services.get(RolePreview))
    const ask = () => callables.call(takesOne, { isGrave: true })
    await expect(ask()).rejects.toMatchObject({ port: 'auth', code: 'requires-recent-login' })
    expect(calls).toEqual(['takesOne'])
    world.clock.setNow(new Date(world.clock.now().getTime() + 301_000))
    await expect(ask()).rejects.toMatchObject({ port: 'auth', code: 'requires-recent-login' })
    expect(calls).toEqual(['takesOne'])
  })
})
