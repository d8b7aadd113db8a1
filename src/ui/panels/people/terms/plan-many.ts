import { type Member, membersIn } from '../../../../domain/memberships/roster/member'
import { MemberRoster } from '../../../../domain/memberships/roster/member-roster'
import { PersonFinder } from '../../../../domain/person-search/person-finder'
import type { Services } from '../../../../domain/shared/functions/service'
import { organisation, organisationId } from '../../../../domain/shared/records/organisation.collection'
import { Records } from '../../../../domain/shared/records/records'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import type { PlannedRow, RunPlan } from '../../engine/run/run-spec'
import { allPeople } from '../adding/all-people'
import type { ManyInput } from './many-fields'
import { plannedChange } from './planned-change'

/** As many as the callables change for one account in an hour. */
export const mostAtOnce = 1000

export interface ManyRow extends PlannedRow {
  readonly member: Member
  readonly name: string
  /** The last day afterwards; absent of a membership that is left as it is. */
  readonly end?: string
  readonly note: string
}

const outcomes = { extend: 'extended', give: 'given', suspend: 'suspended', resume: 'resumed' }

/** What would happen to each membership, with its new last day. Nothing is written. */
export async function planMany(input: ManyInput, services: Services): Promise<RunPlan<ManyRow>> {
  const [members, settings, index] = await Promise.all([
    services.get(MemberRoster).all().read(),
    services.get(Records).get(organisation, organisationId),
    allPeople(services.get(PersonFinder)),
  ])
  const today = localMoment(services.get(WallClock).now(), settings?.tz ?? 'UTC').date
  const chosen = membersIn(members, input.view).filter(({ productId }) => input.productId === undefined || productId === input.productId)
  const rows = chosen
    .map((member): ManyRow => {
      const { end, why } = plannedChange(member, input, today)
      const name = index.row(member.personId)?.names?.display ?? 'Deleted person'
      return { id: member.id, member, name, outcome: why === undefined ? outcomes[input.what] : 'left out', ...(end && { end }), note: why ?? '' }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const toWrite = rows.filter(({ end }) => end !== undefined).length
  return { rows, toWrite, notes: notes[input.what], refused: refusal(rows.length, toWrite) }
}

const notes: Readonly<Record<ManyInput['what'], readonly string[]>> = {
  extend: ['The days are added after the last one. They cannot be taken back here.'],
  give: ['A term begins after the days that they hold, or today. It cannot be taken back here.'],
  suspend: ['From today on they are no members, and their days go on passing. You can resume them at any time.'],
  resume: ['From today on their memberships count again, for the days that are left.'],
}

function refusal(found: number, toWrite: number): string | undefined {
  if (found === 0) return 'Nobody is in this choice. Choose others.'
  return toWrite > mostAtOnce ? `These are ${toWrite} memberships. Choose ${mostAtOnce.toLocaleString('en-US')} at most in an hour.` : undefined
}
