import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { cloudFunction } from '../../src/domain/shared/functions/cloud-function'
import { defineHandler, type FunctionHandler } from '../../src/domain/shared/functions/handler'
import { Refused } from '../../src/domain/shared/functions/refused'
import { type Actor, anyone, scope } from '../../src/domain/shared/records/policy'
import { RuleBroken } from '../../src/domain/shared/records/rule-broken'
import { PortError, type PortName, portCodes } from '../../src/ports/errors'
import type { Functions } from '../../src/ports/functions'
import { expectPortError } from './expect-port-error'

/** Opens the port over a host with these handlers, for this caller. */
export type OpenFunctions = (handlers: readonly FunctionHandler[], actor: Actor | undefined) => Promise<Functions>

const add = defineHandler(
  cloudFunction({
    name: 'add',
    access: anyone,
    input: v.strictObject({ a: v.number(), b: v.number() }),
    output: v.strictObject({ sum: v.number() }),
  }),
  async (_, { a, b }) => ({ sum: a + b }),
)
const echo = defineHandler(cloudFunction({ name: 'echo', access: anyone, input: v.unknown(), output: v.unknown() }), async (_, input) => input)
const whoami = defineHandler(
  cloudFunction({ name: 'whoami', access: scope('guide'), input: v.null(), output: v.string() }),
  async ({ actor }) => actor?.claims.pid ?? 'nobody',
)
const undo = defineHandler(cloudFunction({ name: 'undo', access: anyone, input: v.unknown(), output: v.null() }), async () => {
  throw new RuleBroken('undo-expired', { days: 31 })
})
const wrongOutput = defineHandler(
  cloudFunction({ name: 'wrongOutput', access: anyone, input: v.unknown(), output: v.string() }),
  async () => 5 as never,
)
const fails = defineHandler(cloudFunction({ name: 'fails', access: anyone, input: v.unknown(), output: v.null() }), async () => {
  throw new TypeError('a secret of the server')
})
const taken = defineHandler(cloudFunction({ name: 'taken', access: anyone, input: v.unknown(), output: v.null() }), async () => {
  throw new Refused('already-exists', 'taken', { details: { slug: 'x' } })
})
const portFailures = [
  ['documents', 'unavailable', 'unavailable'],
  ['documents', 'aborted', 'unavailable'],
  ['documents', 'resource-exhausted', 'unavailable'],
  ['storage', 'retry-limit-exceeded', 'unavailable'],
  ['auth', 'network-request-failed', 'unavailable'],
  ['documents', 'permission-denied', 'internal'],
  ['storage', 'object-not-found', 'internal'],
] as const
const portFails = defineHandler(
  cloudFunction({ name: 'portFails', access: anyone, input: v.strictObject({ nth: v.number() }), output: v.null() }),
  async (_, { nth }) => {
    const [port, code] = portFailures[nth]!
    throw new PortError<PortName>(port, code, 'a secret of the server')
  },
)
const refuse = defineHandler(
  cloudFunction({ name: 'refuse', access: anyone, input: v.picklist(portCodes.functions), output: v.null() }),
  async (_, code) => {
    throw new PortError('functions', code, 'no')
  },
)
const handlers = [refuse, add, echo, whoami, undo, wrongOutput, fails, taken, portFails] as readonly FunctionHandler[]

/** The contract of every host of the callables. */
export function functionsSuite(name: string, open: OpenFunctions): void {
  describe(`Functions on ${name}`, () => {
    let functions: Functions
    beforeEach(async () => {
      functions = await open(handlers, undefined)
    })

    it('transports input and output', async () => expect(await functions.call('add', { a: 1, b: 2 })).toEqual({ sum: 3 }))

    it('transports them as JSON: dates become text, undefined values are dropped', async () => {
      const sent = { at: new Date(0), gone: undefined, list: [undefined, Number.NaN] }
      expect(await functions.call('echo', sent)).toEqual({ at: '1970-01-01T00:00:00.000Z', list: [null, null] })
      expect(await functions.call('echo', undefined)).toBeNull()
      const mine = { deep: { n: 1 } }
      const back = (await functions.call('echo', mine)) as typeof mine
      back.deep.n = 2
      expect(mine.deep.n).toBe(1)
    })

    it('refuses invalid input and says where it is invalid', async () => {
      await expectPortError(functions.call('add', { a: 1, b: 'x' }), 'functions', 'invalid-argument')
      await expectPortError(functions.call('add', { a: 1, b: 2, c: 3 }), 'functions', 'invalid-argument')
      const error = await functions.call('add', { a: 1, b: 'x' }).catch((reason: PortError) => reason)
      expect(Object.keys((error as PortError & { details: { nested: object } }).details.nested)).toEqual(['b'])
    })

    it('refuses an unknown function', () => expectPortError(functions.call('nothing', {}), 'functions', 'not-found'))

    it('checks access before the input', async () => {
      await expectPortError(functions.call('whoami', { wrong: 1 }), 'functions', 'unauthenticated')
      const member = await open(handlers, { uid: 'm', claims: { pid: 'm' } })
      await expectPortError(member.call('whoami', { wrong: 1 }), 'functions', 'permission-denied')
      const staff = await open(handlers, { uid: 's', claims: { pid: 's', adm: 1, sc: 'g', mfaFrom: 4_000_000_000 } })
      expect(await staff.call('whoami', null)).toBe('s')
    })

    it('posts anonymously, even if somebody is signed in, and reports refusals', async () => {
      const callers: unknown[] = []
      const note = defineHandler(cloudFunction({ name: 'note', access: anyone, input: v.unknown(), output: v.null() }), async ({ actor }, input) => {
        callers.push([actor?.uid, input])
        return null
      })
      const posting = await open([...handlers, note], { uid: 'm', claims: { pid: 'm' } })
      expect(await posting.post('note', { n: 1, gone: undefined })).toBeUndefined()
      expect(callers).toEqual([[undefined, { n: 1 }]])
      await expectPortError(posting.post('whoami', null), 'functions', 'unauthenticated')
      const error = await posting.post('undo', {}).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ port: 'functions', code: 'failed-precondition', details: { rule: 'undo-expired', days: 31 } })
    })

    it('reports which rule was broken', async () => {
      const error = await functions.call('undo', {}).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ port: 'functions', code: 'failed-precondition', details: { rule: 'undo-expired', days: 31 } })
    })

    it('passes errors of the handler on, with their details', async () => {
      const error = await functions.call('taken', {}).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ port: 'functions', code: 'already-exists', details: { slug: 'x' } })
    })

    it.each(portCodes.functions)('transports the error %s', code => expectPortError(functions.call('refuse', code), 'functions', code))

    it.each(portFailures.map((failure, nth) => [...failure, nth] as const))('answers a failure of %s with %s by %s', async (_, __, code, nth) => {
      const error: unknown = await functions.call('portFails', { nth }).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ port: 'functions', code, message: expect.stringMatching(/^portFails/) })
      expect((error as PortError).details).toBeUndefined()
    })

    it.each(['fails', 'wrongOutput'])('does not reveal internal errors: %s', async failing => {
      const error: unknown = await functions.call(failing, {}).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ port: 'functions', code: 'internal' })
      expect((error as PortError).message).not.toContain('secret')
      expect((error as PortError).details).toBeUndefined()
    })
  })
}
