import { useMemo } from 'react'
import { cardEndsSoon, recurringCents } from '../../../../domain/giving/monthly/monthly-report'
import { type StoredMonthlyGift, subscriptions } from '../../../../domain/giving/subscriptions.collection'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { counted } from '../../../kit/counted'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { moneyOf } from '../../../kit/format-money'
import { recordsQuery } from '../../../queries/record.queries'
import type { TableParts } from '../../engine/table-parts'
import { useOfficeToday } from '../../engine/use-office-today'
import { donorQueries } from '../donors/donor.queries'
import { useDonorNames } from '../donors/donor-input'
import { useCauseTitles } from '../donors/gift-columns'

export type MonthlyView = 'all' | 'failed' | 'cards'

/** A monthly gift or a membership that is paid by the month, with the names of who pays it and of what it is for. */
export interface MonthlyRow extends StoredMonthlyGift {
  readonly donor: string
  readonly cause: string | undefined
}

const empty: { readonly [V in MonthlyView]: string } = {
  all: 'No monthly gifts yet',
  failed: 'No payment has failed',
  cards: 'No card ends within 60 days',
}

/** Without the renewals of memberships. */
export function useMonthlyGifts(): readonly StoredMonthlyGift[] {
  const all = useLiveQuery(recordsQuery(useApp(), subscriptions))
  return useMemo(() => all.filter(({ fundId }) => fundId !== undefined), [all])
}

/** The monthly gifts of one view, under what they bring in. */
export const monthlyParts = (view: MonthlyView) =>
  function useMonthlyParts(): TableParts<typeof subscriptions> {
    const today = useOfficeToday()
    const all = useMonthlyGifts()
    const [names, titles] = [useDonorNames(), useCauseTitles()]
    const rows = useMemo(() => {
      const isIn = (gift: StoredMonthlyGift) => view === 'all' || (view === 'failed' ? gift.status === 'past_due' : cardEndsSoon(gift, today))
      const named = ({ personId, fundId = '' }: StoredMonthlyGift) => ({ donor: names.get(personId) ?? '…', cause: titles.get(fundId) })
      return all.filter(isIn).map((gift): MonthlyRow => ({ ...gift, ...named(gift) }))
    }, [all, today, names, titles])
    return { rows, renderAbove: () => <Sum gifts={all} today={today} what="monthly gift" />, empty: <EmptyState title={empty[view]} /> }
  }

/** Memberships that are paid by the month, under what they bring in. */
export function useMonthlyMembershipParts(): TableParts<typeof subscriptions> {
  const today = useOfficeToday()
  const all = useLiveQuery(recordsQuery(useApp(), subscriptions, { where: [['isMonthly', '==', true]] }))
  const members = useLiveQuery(donorQueries(useApp()).monthlyMembers())
  const rows = useMemo(
    () =>
      all.map((paid): MonthlyRow => {
        const { name = '…', membership } = members.find(({ id }) => id === paid.id) ?? {}
        return { ...paid, donor: name, cause: membership }
      }),
    [all, members],
  )
  return {
    rows,
    renderAbove: () => <Sum gifts={all} today={today} what="membership" />,
    empty: <EmptyState title="No memberships are paid by the month" />,
  }
}

interface SumProps {
  readonly gifts: readonly StoredMonthlyGift[]
  readonly today: string
  readonly what: string
}

function Sum({ gifts, today, what }: SumProps) {
  const count = (test: (gift: StoredMonthlyGift) => boolean) => gifts.filter(test).length
  return (
    <p>
      <strong>{moneyOf({ cents: recurringCents(gifts) })} a month</strong> from{' '}
      {counted(
        count(({ status }) => status === 'active' || status === 'past_due'),
        what,
      )}
      . {count(({ status }) => status === 'past_due')} failed, {count(({ status }) => status === 'paused')} paused,{' '}
      {counted(
        count(gift => cardEndsSoon(gift, today)),
        'card',
      )}{' '}
      ending within 60 days.
    </p>
  )
}
