import type { memberships } from '../../../../domain/memberships/memberships.collection'
import type { Member, StoredTerm } from '../../../../domain/memberships/roster/member'
import { unreversedTerms } from '../../../../domain/memberships/unreversed-terms'
import { dayText } from '../../../../domain/shared/time/day-text'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { orders } from '../../../../domain/shop/orders.collection'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { choiceText } from '../../../forms/choice-text'
import { peopleQueries } from '../../../queries/people.queries'
import { Link } from '../../../routing/link'
import type { UnderRecordProps } from '../../engine/panel-spec'
import { RecordPage } from '../../engine/record/record-page'
import { listOf } from '../../engine/run/list-spec'
import { usePanelContext } from '../../engine/use-panel-context'
import { PersonName } from '../person/person-name'
import { usePersonNames } from '../person/use-person-index'
import { artLoverFacts } from './art-lover-facts'
import { memberActions } from './member-actions'
import { stateText } from './member-row'
import { givePlace, hasSeats, seatList } from './seats-and-actions'

/** A membership: its state today, its terms with their orders, and the staff's actions. */
export default function MemberDetails({ record }: UnderRecordProps<typeof memberships>) {
  const { tz } = usePanelContext()
  const clock = useService(WallClock)
  const name = usePersonNames()(record.personId)
  const member = useLiveQuery(peopleQueries(useApp()).members()).find(({ id }) => id === record.id)
  if (!member) return null
  const { product, levelName, lastDay, noticedUntil, card } = member
  return (
    <RecordPage
      row={member}
      name="Membership and terms"
      facts={[
        ['Person', <PersonName key="person" id={member.personId} name={name} />],
        ['State', stateText(member)],
        ['Last day', lastDay && dayText(lastDay)],
        ['Membership', [product?.name, levelName].filter(Boolean).join(', ')],
        ['Days of grace', product && String(product.graceDays)],
        ['Renewal notice', noticedUntil && `Sent for the term until ${dayText(noticedUntil)}`],
        ...(member.audience === 'artlover' ? artLoverFacts(member.personId) : []),
        ['Card', card ? `Number ${card.serial}` : 'They have not opened it yet'],
      ]}
      actions={[...memberActions(localMoment(clock.now(), tz).date, name), givePlace]}
      lists={[termList(member), ...(hasSeats(member) ? [seatList(member)] : [])]}
    />
  )
}

function termList({ terms }: Member) {
  const counting = new Map(unreversedTerms(terms).map(term => [term.id, term]))
  return listOf<StoredTerm>({
    title: 'Terms',
    useRows: () => terms,
    columns: [
      { name: 'kind', label: 'Kind', value: ({ kind }) => choiceText(kind) },
      { name: 'start', label: 'First day', value: ({ start }) => dayText(start) },
      { name: 'end', label: 'Last day', value: ({ end }) => dayText(end) },
      { name: 'counts', label: 'Counts', value: term => countsText(term, counting.get(term.id)) },
      { name: 'why', label: 'Paid or given', value: paidText, draw: term => <PaidBy term={term} /> },
    ],
    empty: 'This membership has no terms.',
  })
}

/** A term that an upgrade replaced ends earlier than it was bought for. */
function countsText({ end, kind }: StoredTerm, counting: StoredTerm | undefined): string {
  if (!counting) return kind === 'reverse' ? 'Reversal' : 'No'
  return counting.end === end ? 'Yes' : `Until ${dayText(counting.end)}`
}

/** The id of a line begins with its order's id. */
const orderOf = (orderLineId: string) => orderLineId.split('-')[0]!

const paidText = ({ orderLineId, compReason = '' }: StoredTerm) => (orderLineId === undefined ? compReason : `Order ${orderOf(orderLineId)}`)

function PaidBy({ term }: { readonly term: StoredTerm }) {
  const { may } = usePanelContext()
  const { orderLineId } = term
  if (orderLineId === undefined || !may(orders.access.list)) return paidText(term)
  return <Link to={`/cpanel/stripetrans?open=${orderOf(orderLineId)}`}>{paidText(term)}</Link>
}
