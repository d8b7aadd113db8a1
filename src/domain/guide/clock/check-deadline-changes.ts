import type { HandlerContext } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { deadlineKeys, deadlines } from '../deadlines.collection'
import { editions } from '../editions.collection'
import { type DeadlineTimes, wrongOrders } from './deadline-order'
import { phaseAt } from './phase-at'
import type { DeadlineChange } from './set-deadlines.contract'

interface CheckedChanges {
  readonly edition: StoredOf<typeof editions>
  readonly stored: readonly StoredOf<typeof deadlines>[]
  /** The call has opened, so people rely on the dates. */
  readonly needsReason: boolean
}

/** Reads an edition with its deadlines and checks changes of them. Throws `edition-missing`, `record-overtaken` and `deadline-order`. */
export async function checkedDeadlineChanges(
  { clock }: Pick<HandlerContext, 'clock'>,
  records: Pick<RecordsWithin, 'get'>,
  editionId: string,
  changes: readonly DeadlineChange[],
): Promise<CheckedChanges> {
  const [edition, all] = await Promise.all([
    records.get(editions, editionId),
    Promise.all(deadlineKeys.map(key => records.get(deadlines, key, { edition: editionId }))),
  ])
  if (!edition) throw new RuleBroken('edition-missing', { editionId })
  const stored = all.filter(one => one !== undefined)
  const before: DeadlineTimes = Object.fromEntries(stored.map(({ key, at }) => [key, at.local]))
  if (changes.some(({ key, from }) => before[key] !== from)) throw recordOvertaken()
  const [wrong] = wrongOrders({ ...before, ...Object.fromEntries(changes.map(({ key, to }) => [key, to])) }, edition.startsOn)
  if (wrong) throw new RuleBroken('deadline-order', { ...wrong })
  return { edition, stored, needsReason: phaseAt(stored, clock.now()).phase !== 'before' }
}
