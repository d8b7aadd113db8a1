import { chunked } from '../../shared/chunked'
import { callingPerson, defineHandler } from '../../shared/functions/handler'
import { transition } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import { editionAt } from '../edition-at'
import { editionStates, editions } from '../editions.collection'
import { listings } from '../listings.collection'
import { applyListingTransition, listingWithin, registrationsOf } from './apply-listing-transition'
import { lockForPrint } from './lock-for-print.contract'

const atOnce = 20

/** Locks the edition first, so that everybody sees the lock at once. The next call locks the listings that an interrupted call left. */
export const lockForPrintHandler = defineHandler(lockForPrint, async (context, { editionId }) => {
  const by = callingPerson(context)
  const { records, clock } = context
  const at = clock.now()
  await records.transact(async within => {
    const edition = await editionAt(within, editionId)
    if (edition.printLockedAt !== undefined) return
    // An edition may be published on the web before it is printed.
    const status = edition.status === 'published' ? edition.status : transition(editionStates, edition.status, 'lock')
    // What is printed has its number for good.
    within.change(editions, edition, { status, printLockedAt: at, frozenAt: edition.frozenAt ?? at })
  })
  const approved = await records.find(listings, {
    where: [
      ['editionId', '==', editionId],
      ['status', '==', 'approved'],
    ],
  })
  const left: { id: string; rule: string }[] = []
  const lock = (some: typeof approved) =>
    records.transact(async within => {
      const found = await Promise.all(some.map(one => listingWithin(within, one)))
      const all = await registrationsOf(within, found)
      for (const one of found) applyListingTransition(within, all, one, { move: 'lock', by, at })
      all.write(at)
    })
  /** If one of them cannot be locked, for example because it was changed meanwhile, the others still are. */
  const lockEach = async (some: typeof approved): Promise<void> => {
    try {
      await lock(some)
    } catch (error) {
      if (!(error instanceof RuleBroken)) throw error
      if (some.length > 1) for (const one of some) await lockEach([one])
      else left.push(...some.map(({ id }) => ({ id, rule: error.rule })))
    }
  }
  // Not one transaction each: whoever watches an edition of hundreds of listings would see every one of them change.
  for (const some of chunked(approved, atOnce)) await lockEach(some)
  return { locked: approved.length - left.length, left }
})
