import { expect, it } from 'vitest'
import { changesOf } from '../../../../src/domain/guide/portal/listing-form-values'
import { opening, studio } from '../../../support/small-city'

it('hours and offers that a form has emptied are none, and what an import added to the offers stays', () => {
  const listing = studio('Kiln', { openings: [opening('2027-10-16', '11:00', '18:00')], facilities: ['Parking', 'Roof garden'] })
  expect(changesOf(listing, ['hours', 'facilities'], {}, 'America/Los_Angeles')).toEqual({ openings: [], facilities: ['Roof garden'] })
})
