import { defineHandler } from '../../../shared/functions/handler'
import { listings } from '../../listings.collection'
import { acceptPins } from './place-pin.contract'

export const acceptPinsHandler = defineHandler(acceptPins, async ({ records, clock }, { listingIds }) => {
  const ids = [...new Set(listingIds)]
  const accepted = await records.transact(async within => {
    const found = await within.getAll(listings, ids)
    const sure = [...found.values()].filter(({ pin, deletedAt }) => pin?.confidence === 'rooftop' && !deletedAt)
    for (const listing of sure)
      within.change(listings, listing, {
        pin: { ...listing.pin!, confidence: 'confirmed' },
        pinConfirmed: { at: clock.now(), by: 'staff' },
      })
    return sure.length
  })
  return { accepted, left: ids.length - accepted }
})
