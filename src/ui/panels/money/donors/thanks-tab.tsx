import { useMemo } from 'react'
import { officeSettings } from '../../../../domain/content/office-settings.collection'
import { donations } from '../../../../domain/giving/donations.collection'
import { isLetterRequired, isThanksDue, thanksTurn } from '../../../../domain/giving/donors/thank-you-rules'
import { thresholdsOf } from '../../../../domain/giving/letters/tax-thresholds'
import { organisationId } from '../../../../domain/shared/records/organisation.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { recordQuery } from '../../../queries/record.queries'
import { queriedPanel } from '../../engine/collection-panel'
import { causeColumn, donorColumn, type GiftRow, goodsColumn, useGifts } from './gift-columns'

interface ThanksRow extends GiftRow {
  readonly turn: string
  readonly isRequired: boolean
}

/** Gifts that need a letter: those required by law first. The letters are issued in their own panel. */
export default queriedPanel(
  donations,
  {
    columns: [
      donorColumn,
      {
        name: 'turn',
        label: 'Letter',
        value: row => (row as Partial<ThanksRow>).turn,
        draw: row => ((row as ThanksRow).isRequired ? 'Required by law' : 'Thanks'),
        width: 140,
      },
      'amount',
      goodsColumn,
      'receivedOn',
      causeColumn,
      'tribute.name',
    ],
    sort: 'turn',
    filters: ['receivedOn', 'amount'],
    form: ['amount', 'inKind', 'receivedOn', 'tribute', 'status'],
    actions: [{ label: 'Issue letters', on: 'one', to: () => '/cpanel/donationletter' }],
  },
  useThanksDue,
)

function useThanksDue() {
  const office = useLiveQuery(recordQuery(useApp(), officeSettings, organisationId))
  const due = useGifts(isThanksDue)
  const rows = useMemo(() => {
    const fromOf = (taxYear: number) => thresholdsOf(office?.taxYears ?? [], taxYear).acknowledge
    return due.map((gift): ThanksRow => {
      const from = fromOf(gift.taxYear)
      return { ...gift, turn: thanksTurn(gift, from), isRequired: isLetterRequired(gift, from) }
    })
  }, [due, office])
  return {
    rows,
    renderAbove: () => (
      <p>
        Letters of required gifts have to arrive before the donor files taxes. <LinkButton to="/cpanel/donationletter">Issue letters</LinkButton>
      </p>
    ),
    empty: <EmptyState title="Everybody has been thanked" />,
  }
}
