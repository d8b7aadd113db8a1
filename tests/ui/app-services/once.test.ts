import { expect, it } from 'vitest'
import { once } from '../../../src/ui/app-services/once'

it('`once` loads a single time, and again only after a failure', async () => {
  let asked = 0
  const part = once(async () => {
    asked++
    if (asked === 1) throw new Error('no network')
    return asked
  })
  await expect(part()).rejects.toThrow('no network')
  expect(await Promise.all([part(), part()])).toEqual([2, 2])
  expect(await part()).toBe(2)
})
