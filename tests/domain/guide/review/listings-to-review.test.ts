import { expect, it } from 'vitest'
import { waitsForReview } from '../../../../src/domain/guide/review/listings-to-review'

it.each([
  ['sent in and paid', 'ready', 'paid', true],
  ['under review and paid', 'in_review', 'paid', true],
  ['sent in without a registration, as staff entered it', 'ready', undefined, true],
  ['sent in, but its registration is not paid', 'ready', 'awaiting_payment', false],
  ['sent in, but its order is open', 'in_review', 'submitted', false],
  ['still written by its artist', 'draft', 'paid', false],
  ['approved', 'approved', 'paid', false],
] as const)('a listing that is %s waits for the staff or not', (_, status, registration, waits) => {
  expect(waitsForReview({ status }, registration && { status: registration })).toBe(waits)
})
