import { useMemo } from 'react'
import { donations } from '../../../../domain/giving/donations.collection'
import { pledgeLeft } from '../../../../domain/giving/pledges/pledge-payments'
import { pledges } from '../../../../domain/giving/pledges.collection'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { moneyOf } from '../../../kit/format-money'
import { recordsQuery } from '../../../queries/record.queries'
import { queriedPanel } from '../../engine/collection-panel'
import type { UnderRecordProps } from '../../engine/panel-spec'
import { expectMatch } from './expect-match-action'
import { causeColumn, donorColumn, type GiftRow, useGifts } from './gift-columns'

type Match = StoredOf<typeof pledges>
interface MatchRow extends GiftRow {
  readonly match?: Match | undefined
}

const states = { open: 'Asked', fulfilled: 'Paid', written_off: 'Not coming' } as const

/** `To ask`: the giver named an employer that nobody has asked yet. */
const stateOf = (match: Match | undefined) => (match ? states[match.status] : 'To ask')

/** Gifts whose giver named a matching employer, or whose match is expected: whom to ask, and who has paid. */
export default queriedPanel(
  donations,
  {
    columns: [
      donorColumn,
      { name: 'employer', label: 'Employer', value: ({ employer }) => employer },
      { name: 'matching', label: 'Match', value: row => stateOf((row as MatchRow).match), width: 112 },
      'amount',
      {
        name: 'expected',
        label: 'Still to come',
        kind: 'number',
        value: row => leftOf(row as MatchRow) / 100,
        draw: row => ((row as MatchRow).match ? moneyOf({ cents: leftOf(row as MatchRow) }) : ''),
        width: 120,
      },
      'receivedOn',
      causeColumn,
    ],
    sort: '-receivedOn',
    filters: ['receivedOn', 'amount'],
    form: ['amount', 'receivedOn', 'employer', 'status'],
    actions: [expectMatch],
    under: MatchPart,
  },
  useMatches,
)

const leftOf = ({ match }: MatchRow) => (match ? pledgeLeft(match) : 0)

function useMatches() {
  const all = useLiveQuery(recordsQuery(useApp(), pledges))
  const gifts = useGifts(isMoney)
  const rows = useMemo(() => {
    const byGift = new Map(all.flatMap(match => (match.matchOf === undefined ? [] : [[match.matchOf, match] as const])))
    return gifts
      .map((gift): MatchRow => ({ ...gift, match: byGift.get(gift.id) }))
      .filter(({ match, employer, status }) => match !== undefined || (employer !== undefined && status !== 'void'))
  }, [all, gifts])
  return { rows, empty: <EmptyState title="No matches">Givers name their employer with their gift. Gifts with one will be here.</EmptyState> }
}

const isMoney = ({ inKind }: StoredOf<typeof donations>) => inKind === undefined

/** The state of a gift's match, and a link to where its payment is recorded. */
function MatchPart({ record: { id } }: UnderRecordProps<typeof donations>) {
  const match = useLiveQuery(recordsQuery(useApp(), pledges)).find(({ matchOf }) => matchOf === id)
  if (!match) return <p>Nobody has asked the employer yet. Ask it, then choose “Expect a match”.</p>
  return (
    <p>
      {stateOf(match)}: {moneyOf(match.received)} of {moneyOf(match.amount)} came.{' '}
      <LinkButton to={`?view=pledges&open=${match.id}`}>{match.status === 'open' ? 'Record its payment' : 'Show the match'}</LinkButton>
    </p>
  )
}
