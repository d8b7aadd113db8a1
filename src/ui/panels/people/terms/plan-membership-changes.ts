import { membershipProducts } from '../../../../domain/memberships/membership-products.collection'
import { type Member, membersIn, type Product } from '../../../../domain/memberships/roster/member'
import { MemberRoster } from '../../../../domain/memberships/roster/member-roster'
import { PersonFinder } from '../../../../domain/person-search/person-finder'
import type { Services } from '../../../../domain/shared/functions/service'
import { organisation, organisationId } from '../../../../domain/shared/records/organisation.collection'
import { Records } from '../../../../domain/shared/records/records'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { numberText } from '../../../kit/number-text'
import type { PlannedRow, RunPlan } from '../../engine/run/run-spec'
import { allPeople } from '../adding/loaded-people'
import type { ManyInput } from './membership-run-fields'
import { plannedChange } from './planned-change'
import { plannedTransfer } from './planned-transfer'

/** As many changes as the callables allow one account per hour. */
export const mostAtOnce = 1000

export interface ManyRow extends PlannedRow {
  readonly member: Member
  readonly name: string
  /** The last day afterwards; absent for a skipped membership. */
  readonly end?: string
  readonly note: string
}

const outcomes = { extend: 'extended', give: 'given', move: 'transferred', suspend: 'suspended', resume: 'resumed' }

/** What would happen to each membership, with its new last day. Writes nothing. */
export async function planMembershipChanges(input: ManyInput, services: Services): Promise<RunPlan<ManyRow>> {
  const [toProduct = '', toLevel = ''] = input.to?.split('/') ?? []
  const [members, settings, index, product] = await Promise.all([
    services.get(MemberRoster).all().read(),
    services.get(Records).get(organisation, organisationId),
    allPeople(services.get(PersonFinder)),
    input.what === 'move' ? services.get(Records).get(membershipProducts, toProduct) : undefined,
  ])
  if (input.what === 'move' && !product) return { rows: [], toWrite: 0, refused: 'Choose the membership that gets the days.' }
  const today = localMoment(services.get(WallClock).now(), settings?.tz ?? 'UTC').date
  const chosen = membersIn(members, input.view).filter(({ productId }) => input.productId === undefined || productId === input.productId)
  const rows = chosen
    .map((member): ManyRow => {
      const { end, why } = product
        ? plannedTransfer(member, { product, level: toLevel, held: members.find(heldOf(member, product)) }, today)
        : plannedChange(member, input, today)
      const name = index.row(member.personId)?.names?.display ?? 'Deleted person'
      return { id: member.id, member, name, outcome: why === undefined ? outcomes[input.what] : 'left out', ...(end && { end }), note: why ?? '' }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const toWrite = rows.filter(({ end }) => end !== undefined).length
  return { rows, toWrite, notes: notes[input.what], refused: refusal(rows.length, toWrite) }
}

const heldOf =
  ({ personId }: Member, { audience }: Product) =>
  (other: Member) =>
    other.personId === personId && other.audience === audience

const notes: Readonly<Record<ManyInput['what'], readonly string[]>> = {
  extend: ['The days are added after the last one. They cannot be taken back here.'],
  give: ['A term begins after the days that they hold, or today. It cannot be taken back here.'],
  move: [
    'From today on the days count for the other membership: on the same days, or after what they have of it already.',
    'What was used stays. Nobody pays or is paid back. A refund of the order takes the days back where they are by then.',
  ],
  suspend: ['From today on they are no members, and their days go on passing. You can resume them at any time.'],
  resume: ['From today on their memberships count again, for the days that are left.'],
}

function refusal(found: number, toWrite: number): string | undefined {
  if (found === 0) return 'Nobody is in this choice. Choose others.'
  return toWrite > mostAtOnce ? `These are ${toWrite} memberships. Choose ${numberText(mostAtOnce)} at most in an hour.` : undefined
}
