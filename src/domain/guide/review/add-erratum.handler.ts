import { callerOf, callingPerson, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { isScoped } from '../../shared/records/policy'
import { RuleBroken } from '../../shared/records/rule-broken'
import { listings } from '../listings.collection'
import { addErratum } from './add-erratum.contract'

export const addErratumHandler = defineHandler(addErratum, async (context, { id, text }) => {
  const by = callingPerson(context)
  const isStaff = isScoped(callerOf(context).claims, 'guide')
  return context.once(async within => {
    const listing = await within.get(listings, id)
    if (!listing || !(isStaff || listing.ownerIds.includes(by))) throw new Refused('not-found', id)
    if (listing.printLockedAt === undefined || listing.status === 'withdrawn') throw new RuleBroken('not-printed')
    const before = listing.errata ?? []
    if (before.length >= listings.fields.errata.max!) throw new RuleBroken('errata-full', { most: listings.fields.errata.max })
    within.change(listings, listing, { errata: [...before, { at: context.clock.now(), text }] })
    return { errata: before.length + 1 }
  })
})
