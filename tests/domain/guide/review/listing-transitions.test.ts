import { assert, constantFrom, pre, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listingStates } from '../../../../src/domain/guide/listings.collection'
import { registrationStates } from '../../../../src/domain/guide/registrations.collection'
import { artistMoves, type ListingMove, mayMove, moved, reviewMoves } from '../../../../src/domain/guide/review/listing-transitions'
import { statesOf } from '../../../../src/domain/shared/records/collection'

const moves: readonly ListingMove[] = [...artistMoves, ...reviewMoves, 'lock']
const anyListing = constantFrom(...statesOf(listingStates))
const anyRegistration = constantFrom(undefined, ...statesOf(registrationStates))

/** All steps of a listing with a paid registration, in the order of a usual year. */
const year: readonly (readonly [ListingMove, listing: string, registration: string])[] = [
  ['ready', 'ready', 'paid'],
  ['review', 'in_review', 'in_review'],
  ['requestChanges', 'draft', 'changes_requested'],
  ['ready', 'ready', 'in_review'],
  ['approve', 'approved', 'approved'],
  ['reopen', 'draft', 'changes_requested'],
  ['ready', 'ready', 'in_review'],
  ['review', 'in_review', 'in_review'],
  ['approve', 'approved', 'approved'],
  ['lock', 'locked', 'confirmed'],
]

describe('a listing and its registration', () => {
  it('move together through the year, from paid to the print lock', () => {
    let states: ReturnType<typeof moved> = { listing: 'draft', registration: 'paid' }
    for (const [move, listing, registration] of year) {
      states = moved(states, move)
      expect([move, states.listing, states.registration]).toEqual([move, listing, registration])
    }
  })
  it('are made ready before the payment, and reviewed after it', () => {
    expect(moved({ listing: 'draft', registration: 'awaiting_payment' }, 'ready')).toEqual({ listing: 'ready', registration: 'awaiting_payment' })
    for (const move of reviewMoves) expect(mayMove({ listing: 'ready', registration: 'awaiting_payment' }, move)).toBe(false)
    expect(moved({ listing: 'ready', registration: 'paid' }, 'approve')).toEqual({ listing: 'approved', registration: 'approved' })
  })
  it('do not move once one of them has ended, or is locked', () => {
    for (const registration of ['withdrawn', 'cancelled', 'expired', 'waitlisted', 'confirmed'] as const)
      for (const move of moves) for (const listing of statesOf(listingStates)) expect(mayMove({ listing, registration }, move)).toBe(false)
    for (const listing of ['locked', 'withdrawn'] as const) for (const move of moves) expect(mayMove({ listing }, move)).toBe(false)
  })
  it('follow the arrows of both machines, whatever is asked', () => {
    const reached = (table: { readonly [state: string]: { readonly [event: string]: string } }, from: string) => {
      const found = new Set<string | undefined>([from])
      for (const state of found) for (const next of Object.values(table[state!]!)) found.add(next)
      return found
    }
    assert(
      property(anyListing, anyRegistration, constantFrom(...moves), (listing, registration, move) => {
        pre(mayMove({ listing, registration }, move))
        const after = moved({ listing, registration }, move)
        expect(Object.entries(listingStates[listing])).toContainEqual([move, after.listing])
        const reachable = registration === undefined ? new Set([undefined]) : reached(registrationStates, registration)
        expect(reachable).toContain(after.registration)
        // Listing and registration are approved together or not at all.
        expect(registration === undefined || (after.listing === 'approved') === (after.registration === 'approved')).toBe(true)
      }),
    )
  })
})
