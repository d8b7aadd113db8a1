import { expect, it } from 'vitest'
import { callOnce } from '../../../src/ui/app-services/call-once'

it('`callOnce` loads a single time, and again only after a failure', async () => {
  let asked = 0
  const part = callOnce(async () => {
    asked++
    if (asked === 1) throw new Error('no network')
    return asked
  })
  await expect(part()).rejects.toThrow('no network')
  expect(await Promise.all([part(), part()])).toEqual([2, 2])
  expect(await part()).toBe(2)
})
