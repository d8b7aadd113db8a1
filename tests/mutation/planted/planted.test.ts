import { expect, it } from 'vitest'
import { checked, counted, unchecked } from './source/planted'

it('notices some of what may break', async () => {
  expect(checked(1, 2)).toBe(3)
  unchecked(2)
  expect(counted(3)).toBe(3)
  await import('./source/loaded-late')
})
