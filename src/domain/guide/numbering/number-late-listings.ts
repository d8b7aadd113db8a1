import type { HandlerContext } from '../../shared/functions/handler'
import { indexRuns } from './index-runs.collection'
import type { MapNumber } from './map-number'
import { type PlacesOfEdition, withNumbering } from './numbering-records'
import { lastRule, planNumbers } from './plan-numbers'
import { writeNumbers } from './write-numbers'

/**
 * Numbers the listings of the guide that have no number yet, by the rule of the last run, and answers all numbers. Publishing moves no number:
 * before the freeze staff do that (`runIndexer`), after it nobody does.
 */
export async function numberLateListings(context: HandlerContext, places: PlacesOfEdition): Promise<ReadonlyMap<string, MapNumber>> {
  const records = await withNumbering(context.records, places)
  const plan = planNumbers(records, lastRule(records), { keeps: true })
  if (plan.changes.length > 0) await writeNumbers(context, records, plan, 'publication')
  return plan.numbers
}

/** Visitors see the numbers of these runs from now on. */
export async function publishIndexRuns({ records }: HandlerContext, editionId: string): Promise<void> {
  const params = { edition: editionId }
  const done = await records.find(indexRuns, { params, where: [['status', '==', 'ok']] })
  await records.commit(...done.map(run => records.moving(indexRuns, run, 'publish', {}, params)))
}
