import { Callables } from '../../../../domain/shared/functions/callables'
import { type Donor, listDonors } from '../../../../domain/shop/gifts/list-donors.contract'
import { listMonthlyPayers, type MonthlyPayer } from '../../../../domain/shop/monthly/list-monthly-payers.contract'
import type { App, LiveQuery } from '../../../app-services/app-context'

/** Donors, and people who pay monthly. The keys begin with `people`, so that changes of people refetch them too. */
export const donorQueries = (app: App) => ({
  /** Everybody who gave or pledged, with sums; readable for staff of the scope money, who may not read people. */
  donors: (): LiveQuery<readonly Donor[]> => ({
    queryKey: ['people', 'donors'],
    queryFn: async () => (await (await app.services()).get(Callables).call(listDonors, {})).donors,
    staleTime: 0,
  }),

  /** Who pays by the month, by subscription, for the same staff. */
  monthlyPayers: (): LiveQuery<readonly MonthlyPayer[]> => ({
    queryKey: ['people', 'monthly-payers'],
    queryFn: async () => (await (await app.services()).get(Callables).call(listMonthlyPayers, {})).payers,
    staleTime: 0,
  }),
})
