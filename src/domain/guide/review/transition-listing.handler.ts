import { callingPerson, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { allows, scope } from '../../shared/records/policy'
import { RuleBroken } from '../../shared/records/rule-broken'
import { isPrintLocked, isProofOpen } from '../clock/what-deadlines-allow'
import { deadlines } from '../deadlines.collection'
import { listings } from '../listings.collection'
import { applyListingTransition, listingWithin, registrationsOf } from './apply-listing-transition'
import { transitionListing } from './transition-listing.contract'

export const transitionListingHandler = defineHandler(transitionListing, async (context, input) => {
  const by = callingPerson(context)
  const isStaff = allows(scope('guide'), context.actor)
  const at = context.clock.now()
  const isProof = input.to === 'approveProof' || input.to === 'changeProof'
  const prepare = async () => {
    const seen = await context.systemRecords.get(listings, input.id)
    // Others must not learn that the listing exists.
    if (!seen || !(isStaff || seen.ownerIds.includes(by))) throw new Refused('not-found', input.id)
    const dates = await context.systemRecords.find(deadlines, { params: { edition: seen.editionId } })
    const opened = input.openedAt === undefined ? undefined : new Date(input.openedAt)
    if (!isStaff && isPrintLocked(dates, at)) throw new RuleBroken('print-locked')
    if (!isStaff && isProof && seen.status === 'approved' && !isProofOpen(dates, at, opened)) throw new RuleBroken('proofs-closed')
  }
  return context.once(async within => {
    const found = await listingWithin(within, input)
    if (!isStaff && !found.listing.ownerIds.includes(by)) throw new Refused('not-found', input.id)
    const all = await registrationsOf(within, [found])
    const move = input.to === 'changeProof' ? 'reopen' : input.to
    const { status } = applyListingTransition(within, all, found, { move, by, at, ...(input.to === 'changeProof' && { note: input.note }) })
    all.write(at)
    return { status }
  }, prepare)
})
