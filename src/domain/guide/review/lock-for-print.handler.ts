import { chunked } from '../../shared/chunked'
import { callingPerson } from '../../shared/functions/caller'
import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { transition } from '../../shared/records/state-machine'
import { editionStates, editions } from '../editions.collection'
import { listings } from '../listings.collection'
import { lockForPrint } from './lock-for-print.contract'
import { listingWithin, moveListing, registrationsOf } from './move-listing'

const atOnce = 20

/** Locks the edition first, so that everybody sees the lock at once. The next call locks the listings that an interrupted call left. */
export const lockForPrintHandler = defineHandler(lockForPrint, async (context, { editionId }) => {
  const by = callingPerson(context)
  const { records, clock } = context
  const at = clock.now()
  await records.transact(async within => {
    const edition = await within.get(editions, editionId)
    if (!edition) throw new RuleBroken('edition-missing', { editionId })
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
  const lock = async ({ id, rev }: { readonly id: string; readonly rev: number }) => {
    try {
      await records.transact(async within => {
        const found = await listingWithin(within, { id, rev })
        const all = await registrationsOf(within, [found])
        moveListing(within, all, found, { move: 'lock', by, at })
        all.write(at)
      })
    } catch (error) {
      if (!(error instanceof RuleBroken)) throw error
      left.push({ id, rule: error.rule })
    }
  }
  // A transaction per listing: a concurrent change of one does not stop the others.
  for (const some of chunked(approved, atOnce)) await Promise.all(some.map(lock))
  return { locked: approved.length - left.length, left }
})
