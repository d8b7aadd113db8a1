import { Callables } from '../../../../domain/shared/functions/callables'
import { type Donor, listDonors } from '../../../../domain/shop/gifts/list-donors.contract'
import { listMonthlyMembers, type MonthlyMember } from '../../../../domain/shop/monthly/list-monthly-members.contract'
import type { App } from '../../../app-services/app'
import type { LiveQuery } from '../../../app-services/live-query'

/** Donors, and people who pay monthly. The keys begin with `people`, so that changes of people refetch them too. */
export const donorQueries = (app: App) => ({
  /** Everybody who gave or pledged, with sums; readable for staff of the scope money, who may not read people. */
  donors: (): LiveQuery<readonly Donor[]> => ({
    queryKey: ['people', 'donors'],
    queryFn: async () => (await (await app.services()).get(Callables).call(listDonors, {})).donors,
    staleTime: 0,
  }),

  /** People with monthly memberships, for the same staff. */
  monthlyMembers: (): LiveQuery<readonly MonthlyMember[]> => ({
    queryKey: ['people', 'monthly-members'],
    queryFn: async () => (await (await app.services()).get(Callables).call(listMonthlyMembers, {})).members,
    staleTime: 0,
  }),
})
