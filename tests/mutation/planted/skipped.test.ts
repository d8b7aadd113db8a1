import { expect, it } from 'vitest'
import { checked } from './source/planted'

const files: readonly string[] = []

it.skipIf(files.length === 0)('is skipped, as tests of real files are where those are missing', () => {
  expect(checked(1, 2)).toBe(3)
})
