import { people } from '../../people/people.collection'
import { peopleMatching } from '../../segments/people-matching'
import type { HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { allRecords } from '../../shared/records/all-records'
import type { Collection } from '../../shared/records/collection'
import { allows } from '../../shared/records/policy'
import type { Params } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { trashedAt } from '../trash/trash-steps'
import type { BulkMatching, BulkSelection } from './bulk-selection'

/**
 * The ids of a selection, each once. For all that match, the caller must be allowed to list them; refuses with `count-changed` if their
 * number is not the confirmed one.
 */
export async function selectedIds(context: HandlerContext, of: Collection, params: Params, selection: BulkSelection): Promise<readonly string[]> {
  if (selection.is === 'ids') return [...new Set(selection.ids)]
  const found = await matchingIds(context, of, params, selection)
  if (found.length !== selection.counted) throw new RuleBroken('count-changed', { counted: selection.counted, found: found.length })
  return found
}

async function matchingIds(context: HandlerContext, of: Collection, params: Params, matching: BulkMatching): Promise<readonly string[]> {
  const { records } = context
  const conditions = matching.is === 'where' ? matching.where : []
  const known = Object.fromEntries(conditions.flatMap(([name, op, value]) => (op === '==' ? [[name, value]] : [])))
  if (!allows(of.access.list, context.actor, { fields: known })) throw new Refused('permission-denied', `${of.path} may not be listed by this caller`)
  if (matching.is === 'where') {
    const found = await allRecords(records, of, { params, where: conditions })
    return found.filter(record => !trashedAt(record)).map(({ id }) => id)
  }
  if (of !== people) throw new Refused('invalid-argument', `a segment selects people, not ${of.path}`)
  return peopleMatching(context, matching.question)
}
