import { describe, expect, it } from 'vitest'
import { listingStates } from '../../../../src/domain/guide/listings.collection'
import { registrationStates } from '../../../../src/domain/guide/registrations.collection'
import { type ListingMove, moved } from '../../../../src/domain/guide/review/listing-transitions'
import { statesOf } from '../../../../src/domain/shared/records/collection'
import { approveClean, listingActions, type SomeListing } from '../../../../src/ui/panels/guide/listings/listing-actions'

const pairs = statesOf(listingStates).flatMap(listing => statesOf(registrationStates).map(registration => ({ listing, registration })))
const rowOf = ({ listing, registration }: (typeof pairs)[number]) =>
  ({ id: 'tide', rev: 1, registrationId: 'tide', status: listing, registration: { status: registration }, findings: [] }) as unknown as SomeListing
const fits = (label: string, pair: (typeof pairs)[number]) =>
  [...listingActions, approveClean].find(action => action.label === label)!.fits?.(rowOf(pair), undefined as never) ?? true
const isMade = (pair: (typeof pairs)[number], move: ListingMove) => {
  try {
    return moved(pair, move) !== undefined
  } catch {
    return false
  }
}

const buttons: readonly (readonly [label: string, move: ListingMove])[] = [
  ['Approve', 'approve'],
  ['Approve all clean listings', 'approve'],
  ['Ask for changes', 'requestChanges'],
  ['Take up', 'review'],
  ['Reopen', 'reopen'],
  ['Mark as ready', 'ready'],
  ['Send back to its artist', 'edit'],
]

describe('a button of the office for a listing', () => {
  it.each(buttons)('%s is there where both the listing and its registration have the step, and nowhere else', (label, move) => {
    expect(pairs.filter(pair => fits(label, pair))).toEqual(pairs.filter(pair => isMade(pair, move)))
  })
  it('for the registration is not there once it is over, and a fee is waived only while it is due', () => {
    const states = (label: string) => [...new Set(pairs.filter(pair => fits(label, pair)).map(({ registration }) => registration))]
    expect(states('Waive the fee')).toEqual(['awaiting_payment'])
    for (const label of ['Withdraw', 'Move to another weekend'])
      expect(states(label).filter(state => ['withdrawn', 'expired', 'cancelled'].includes(state))).toEqual([])
    expect(states('Withdraw')).toContain('confirmed')
    expect(states('Move to another weekend')).not.toContain('confirmed')
  })
})
