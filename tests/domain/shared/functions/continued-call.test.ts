import * as v from 'valibot'
import { expect, it } from 'vitest'
import { call, cloudFunction } from '../../../../src/domain/shared/functions/cloud-function'
import { anyone } from '../../../../src/domain/shared/records/policy'
import { PortError } from '../../../../src/ports/errors'
import type { Functions } from '../../../../src/ports/functions'

const give = cloudFunction({ name: 'give', access: anyone, input: v.strictObject({ cents: v.number() }), output: v.null() })
const lost = new PortError('functions', 'unavailable', 'give')

/** A host on which each call waits until it is answered or lost, in this order. */
function waitingHost() {
  const calls: { readonly key: string; readonly cents: number; answer(): void; lose(): void }[] = []
  const functions: Functions = {
    call: (_, input) =>
      new Promise((resolve, reject) => {
        const { key, input: asked } = input as { key: string; input: { cents: number } }
        calls.push({ key, cents: asked.cents, answer: () => resolve(null as never), lose: () => reject(lost) })
      }),
    post: async () => undefined,
  }
  return { functions, calls }
}

it('an answer to an earlier call leaves a later one, of which nothing was heard, to be continued', async () => {
  const { functions, calls } = waitingHost()
  const first = call(functions, give, { cents: 500 })
  const second = call(functions, give, { cents: 900 })
  calls[0]!.answer()
  await first
  calls[1]!.lose()
  await expect(second).rejects.toBe(lost)
  const again = call(functions, give, { cents: 900 })
  calls[2]!.answer()
  await again
  expect(calls.map(({ cents }) => cents)).toEqual([500, 900, 900])
  expect(calls[2]!.key).toBe(calls[1]!.key)
  expect(calls[1]!.key).not.toBe(calls[0]!.key)
})

it('an answered call is not continued: the same input is a new call', async () => {
  const { functions, calls } = waitingHost()
  for (const nth of [0, 1]) {
    const asked = call(functions, give, { cents: 500 })
    calls[nth]!.answer()
    await asked
  }
  expect(calls[1]!.key).not.toBe(calls[0]!.key)
})
