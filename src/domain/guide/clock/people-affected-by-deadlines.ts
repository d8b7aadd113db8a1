import { people } from '../../people/people.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import type { DataOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import { registrations } from '../registrations.collection'
import type { DeadlineKey } from './deadline'
import type { AffectedPeople } from './set-deadlines.contract'

type State = DataOf<typeof registrations>['status']

/** Their price depends on the day on which they will register. */
const unsubmitted: readonly State[] = ['draft', 'waitlisted', 'offered']
/** They take part, or will. */
const submitted: readonly State[] = ['submitted', 'awaiting_payment', 'paid', 'in_review', 'changes_requested', 'approved', 'confirmed']
const everybody = [...unsubmitted, ...submitted]

/** The registration states to which each deadline matters. Advertisers' deadlines are not in this list. */
const affectedBy: Readonly<Record<DeadlineKey, readonly State[]>> = {
  callOpens: unsubmitted,
  earlyEnds: unsubmitted,
  regularEnds: unsubmitted,
  lateEnds: unsubmitted,
  imageDue: everybody,
  proofOpens: submitted,
  proofCloses: submitted,
  addressLock: everybody,
  printLock: submitted,
  guideOut: submitted,
  refundsEnd: everybody,
  adClose: [],
  artDue: [],
}
const named = 100

/** The person ids of all registrations in the edition to which one of these deadlines matters. */
export async function affectedIds(records: Pick<Records, 'find'>, editionId: string, keys: readonly DeadlineKey[]): Promise<readonly string[]> {
  const states = new Set(keys.flatMap(key => affectedBy[key]))
  if (states.size === 0) return []
  const found = await records.find(registrations, {
    where: [
      ['editionId', '==', editionId],
      ['status', 'in', [...states]],
    ],
  })
  return [...new Set(found.map(({ personId }) => personId))]
}

/** The same with names. */
export async function affectedPeople({ systemRecords }: HandlerContext, editionId: string, keys: readonly DeadlineKey[]): Promise<AffectedPeople> {
  const ids = await affectedIds(systemRecords, editionId, keys)
  const some = await Promise.all(
    ids.slice(0, named).map(async id => ({ id, name: (await systemRecords.get(people, id))?.names.display ?? 'Former member' })),
  )
  return { total: ids.length, people: some.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) }
}
