import { PortError } from '../../ports/errors'
import { people } from '../accounts/people'
import { all } from '../people/every-record'
import { peopleAnswering } from '../people/people-answering'
import type { FunctionWorld } from '../shared/cloud-function'
import type { Collection } from '../shared/collection'
import { allows } from '../shared/policy'
import { type Params, Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import type { BulkMatching, BulkSelection } from './bulk-selection'
import { trashedAt } from './trash-steps'

/**
 * The ids that a selection means now, each once. Who asks for all that match must be allowed to list them, and is refused with
 * `count-changed` where they are not as many any more as she confirmed.
 */
export async function selectedIds(world: FunctionWorld, of: Collection, params: Params, selection: BulkSelection): Promise<readonly string[]> {
  if (selection.is === 'ids') return [...new Set(selection.ids)]
  const found = await matchingIds(world, of, params, selection)
  if (found.length !== selection.counted) throw new RuleBroken('count-changed', { counted: selection.counted, found: found.length })
  return found
}

async function matchingIds(world: FunctionWorld, of: Collection, params: Params, matching: BulkMatching): Promise<readonly string[]> {
  const records = new Records(world.documents, { current: world.actor })
  const conditions = matching.is === 'where' ? matching.where : []
  const known = Object.fromEntries(conditions.flatMap(([name, op, value]) => (op === '==' ? [[name, value]] : [])))
  if (!allows(of.access.list, world.actor, { fields: known }))
    throw new PortError('functions', 'permission-denied', `${of.path} is not theirs to list`)
  if (matching.is === 'where') {
    const found = await all(records, of, { params, where: conditions })
    return found.filter(record => !trashedAt(record)).map(({ id }) => id)
  }
  if (of !== people) throw new PortError('functions', 'invalid-argument', `a segment is of people, not of ${of.path}`)
  return peopleAnswering(records, matching.question, world.clock.now())
}
