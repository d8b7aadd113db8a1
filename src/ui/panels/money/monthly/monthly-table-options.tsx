import { useMemo } from 'react'
import { cardEndsSoon, recurringCents } from '../../../../domain/giving/monthly/monthly-giving-figures'
import { type StoredMonthlyGift, subscriptions } from '../../../../domain/giving/subscriptions.collection'
import type { MonthlyPayer } from '../../../../domain/shop/monthly/list-monthly-payers.contract'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { counted } from '../../../kit/counted'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { moneyOf } from '../../../kit/format-money'
import { recordsQuery } from '../../../queries/record.queries'
import type { QueriedTableOptions } from '../../engine/table-options'
import { useOfficeToday } from '../../engine/use-office-today'
import { donorQueries } from '../donors/donor.queries'
import { useCauseTitles } from '../donors/gift-columns'

export type MonthlyView = 'all' | 'failed' | 'cards'

/** A monthly gift or membership with the names of its payer and its purpose. */
export interface MonthlyRow extends StoredMonthlyGift {
  readonly donor: string
  readonly cause: string | undefined
}

const empty: { readonly [V in MonthlyView]: string } = {
  all: 'No monthly gifts yet',
  failed: 'No payment has failed',
  cards: 'No card ends within 60 days',
}

/** Monthly gifts only, without renewals of memberships. */
export function useMonthlyGifts(): readonly StoredMonthlyGift[] {
  const all = useLiveQuery(recordsQuery(useApp(), subscriptions))
  return useMemo(() => all.filter(({ fundId }) => fundId !== undefined), [all])
}

/** By subscription. */
function usePayers(): ReadonlyMap<string, MonthlyPayer> {
  const payers = useLiveQuery(donorQueries(useApp()).monthlyPayers())
  return useMemo(() => new Map(payers.map(payer => [payer.id, payer])), [payers])
}

/** The monthly gifts of one view, below their total. */
export const monthlyTableOptions = (view: MonthlyView) =>
  function useMonthlyTableOptions(): QueriedTableOptions<typeof subscriptions> {
    const today = useOfficeToday()
    const all = useMonthlyGifts()
    const [payers, titles] = [usePayers(), useCauseTitles()]
    const rows = useMemo(() => {
      const isIn = (gift: StoredMonthlyGift) => view === 'all' || (view === 'failed' ? gift.status === 'past_due' : cardEndsSoon(gift, today))
      const named = ({ id, fundId = '' }: StoredMonthlyGift) => ({ donor: payers.get(id)?.name ?? '…', cause: titles.get(fundId) })
      return all.filter(isIn).map((gift): MonthlyRow => ({ ...gift, ...named(gift) }))
    }, [all, today, payers, titles])
    return { rows, renderAbove: () => <Sum gifts={all} today={today} what="monthly gift" />, empty: <EmptyState title={empty[view]} /> }
  }

/** Monthly memberships, below their total. */
export function useMonthlyMembershipTableOptions(): QueriedTableOptions<typeof subscriptions> {
  const today = useOfficeToday()
  const all = useLiveQuery(recordsQuery(useApp(), subscriptions, { where: [['isMonthly', '==', true]] }))
  const payers = usePayers()
  const rows = useMemo(
    () =>
      all.map((paid): MonthlyRow => {
        const { name = '…', membership } = payers.get(paid.id) ?? {}
        return { ...paid, donor: name, cause: membership }
      }),
    [all, payers],
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
