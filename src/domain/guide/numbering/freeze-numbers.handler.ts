import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { editions } from '../editions.collection'
import { listings } from '../listings.collection'
import { listingsToPublish } from '../publishing/listings-to-publish'
import { freezeNumbers } from './freeze-numbers.contract'
import { numberFields, numberOf } from './map-number'
import { keepsFromFreezing } from './number-checks'
import { readNumbering } from './numbering-records'
import { lastRule, planNumbers, presentFindings } from './plan-numbers'
import { createRun } from './write-numbers'

/** The run of kind `freeze` says who froze them; the edition says when. */
export const freezeNumbersHandler = defineHandler(freezeNumbers, async ({ records, clock }, { editionId }) => {
  const found = await readNumbering(records, editionId)
  const { edition } = found
  const numbered = found.listings.filter(listing => numberOf(listing) !== undefined)
  if (edition.frozenAt !== undefined) return { numbered: numbered.length, frozenAt: edition.frozenAt.toISOString() }

  const { listed, leftOut } = listingsToPublish(found)
  if (listed.length === 0) throw new RuleBroken('nothing-to-publish')
  const unpinned = leftOut.filter(({ reason }) => reason === 'unpinned' || reason === 'centroid-pin')
  if (unpinned.length > 0) throw new RuleBroken('unpinned-listings', { count: unpinned.length })
  const open = presentFindings(found).filter(keepsFromFreezing)
  if (open.length > 0) throw new RuleBroken('numbers-incomplete', { count: open.length })

  const frozenAt = clock.now()
  // What holds a number and is not in the guide is taken back with the freeze, or its number would be retired without ever having been printed.
  const plan = planNumbers(found, lastRule(found), { keeps: true })
  await records.transact(async within => {
    const [now, ...all] = await Promise.all([within.get(editions, editionId), ...numbered.map(({ id }) => within.get(listings, id))])
    // A run that writes numbers reads the edition in each of its transactions, so it comes wholly before this or stops.
    const renumbered = all.find((listing, i) => listing && numberOf(listing) !== numberOf(numbered[i]!))
    if (!now || now.rev !== edition.rev) throw recordOvertaken(now)
    if (renumbered) throw recordOvertaken(renumbered)
    await createRun(within, found, { ...plan, retired: [] }, { kind: 'freeze', status: 'ok' })
    within.change(editions, now, { frozenAt })
    for (const listing of all) if (listing && !plan.numbers.has(listing.id)) within.change(listings, listing, numberFields(undefined))
  })
  return { numbered: plan.numbers.size, frozenAt: frozenAt.toISOString() }
})
