import { useMemo } from 'react'
import { pledgeLeft } from '../../../../domain/giving/pledges/pledge-payments'
import { pledges } from '../../../../domain/giving/pledges.collection'
import { email, localDate, money, optional, reference } from '../../../../domain/shared/records/fields'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { moneyOf } from '../../../kit/format-money'
import { recordsQuery } from '../../../queries/record.queries'
import { queriedPanel } from '../../engine/collection-panel'
import { newRecordOf } from '../../engine/new-record-spec'
import type { QueriedTableOptions } from '../../engine/table-options'
import { CauseInput, DonorInput, useDonorNames } from './donor-input'
import { useCauseTitles } from './gift-columns'
import { newPledge } from './new-pledge'
import { type PledgeRow, pledgeActions } from './pledge-actions'

const make = newRecordOf({
  title: 'New pledge',
  purpose: 'What somebody promised. Nothing counts as given before it is paid.',
  label: 'Record the pledge',
  choose: {
    fields: {
      personId: optional(reference('Donor', 'people')),
      email: optional(email('Email, if the donor is new')),
      amount: money('Promised'),
      causeId: reference('For', 'campaigns'),
      dueOn: localDate('Due'),
    },
    inputs: { personId: DonorInput, causeId: CauseInput },
  },
  run: async ({ amount, ...promised }, id, services) => {
    await newPledge(services, id, { ...promised, amountCents: amount.cents })
    return { message: 'The pledge is recorded.' }
  },
})

/** Pledges and expected matches: paid by gifts, or written off. */
export default queriedPanel(
  pledges,
  {
    columns: [
      { name: 'donor', label: 'Donor', value: row => (row as Partial<PledgeRow>).donor },
      { name: 'kind', label: 'Kind', value: ({ matchOf }) => (matchOf === undefined ? 'Pledge' : 'Employer’s match'), width: 140 },
      'amount',
      'received',
      {
        name: 'left',
        label: 'Still to come',
        kind: 'number',
        value: row => leftOf(row as PledgeRow) / 100,
        draw: row => moneyOf({ cents: leftOf(row as PledgeRow) }),
      },
      'dueOn',
      { name: 'cause', label: 'For', value: row => (row as Partial<PledgeRow>).cause },
      'status',
    ],
    sort: 'dueOn',
    filters: ['status', 'dueOn', 'amount'],
    form: ['amount', 'received', 'dueOn', 'matchOf', 'writtenOffBecause', 'status'],
    actions: pledgeActions,
  },
  usePledges,
)

const leftOf = (row: Partial<PledgeRow>) => (row.amount && row.received && row.status ? pledgeLeft(row as PledgeRow) : 0)

function usePledges(): QueriedTableOptions<typeof pledges> {
  const all = useLiveQuery(recordsQuery(useApp(), pledges))
  const [names, titles] = [useDonorNames(), useCauseTitles()]
  const rows = useMemo(() => {
    const named = (pledge: (typeof all)[number]) => ({ donor: names.get(pledge.personId) ?? '…', cause: titles.get(pledge.campaignId ?? '') })
    return all.map((pledge): PledgeRow => ({ ...pledge, ...named(pledge) }))
  }, [all, names, titles])
  return { rows, make }
}
