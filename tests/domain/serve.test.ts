import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { memoryWorld } from '../../src/adapters/memory/memory-world'
import { brokenRuleOf, call, cloudFunction, handle, serve } from '../../src/domain/shared/cloud-function'
import { role, scope } from '../../src/domain/shared/policy'
import { RuleBroken } from '../../src/domain/shared/rule-broken'
import { PortError } from '../../src/ports/errors'

const renumber = cloudFunction({
  name: 'renumber',
  access: scope('guide'),
  input: v.strictObject({ from: v.number() }),
  output: v.strictObject({ next: v.number() }),
})
const guideDesk = { uid: 'u', claims: { pid: 'p', adm: 1, sc: 'g' } } as const

describe('serving a function', () => {
  const ran: number[] = []
  const handler = handle(renumber, async (_, { from }) => {
    ran.push(from)
    if (from < 0) throw new RuleBroken('nothing-to-publish', { from })
    return { next: from === 13 ? ('thirteen' as unknown as number) : from + 1 }
  })
  const as = async (actor: { uid: string; claims: object } | undefined) => ({ ...(await memoryWorld({ sample: false })).world, actor })

  it('runs for those it is for', async () => expect(await serve(handler, await as(guideDesk), { from: 1 })).toEqual({ next: 2 }))

  it('refuses a stranger, another desk, and somebody who masquerades, before any work', async () => {
    ran.length = 0
    await expect(serve(handler, await as(undefined), { from: 1 })).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(serve(handler, await as({ uid: 'u', claims: { pid: 'p', adm: 1, sc: 'm' } }), { from: 1 })).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await expect(
      serve(handler, await as({ uid: 'u', claims: { ...guideDesk.claims, imp: 'boss', end: Date.UTC(2100, 0) / 1000 } }), { from: 1 }),
    ).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(ran).toEqual([])
  })

  it('lets a volunteer help through the last day, and no longer', async () => {
    const door = handle(cloudFunction({ name: 'door', access: role('volunteer'), input: v.unknown(), output: v.null() }), async () => null)
    // The clock shows 18:00 of the 16th, in UTC: the 15th has ended everywhere.
    const until = async (vol: string) => serve(door, await as({ uid: 'u', claims: { pid: 'p', vol } }), {})
    expect(await until('2027-10-16')).toBeNull()
    await expect(until('2027-10-15')).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('checks what comes in and what goes out', async () => {
    await expect(serve(handler, await as(guideDesk), { from: 'one' })).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(serve(handler, await as(guideDesk), { from: 1, extra: true })).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(serve(handler, await as(guideDesk), { from: 13 })).rejects.toThrow('Expected number but received "thirteen"')
  })

  it('carries a broken rule to the caller', async () => {
    const error = await serve(handler, await as(guideDesk), { from: -1 }).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(PortError)
    expect(brokenRuleOf(error)).toMatchObject({ rule: 'nothing-to-publish', details: { from: -1 } })
  })

  it('does not let a caller take an answer of another shape for its own', async () => {
    await expect(call({ post: async () => undefined, call: async () => ({ next: 'soon' }) }, renumber, { from: 1 })).rejects.toThrow(
      'Expected number but received "soon"',
    )
  })
})
