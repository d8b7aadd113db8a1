import { expect, it } from 'vitest'
import { rate } from './source/loaded-late'

it('notices what broke when a module loaded that another test had loaded late', () => {
  expect(rate).toBe(6)
})
