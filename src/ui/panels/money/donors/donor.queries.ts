import { Callables } from '../../../../domain/shared/functions/callables'
import { type Donor, listDonors } from '../../../../domain/shop/gifts/list-donors.contract'
import { listMonthlyMembers, type MonthlyMember } from '../../../../domain/shop/monthly/list-monthly-members.contract'
import type { App } from '../../../app-services/app'
import type { LiveQuery } from '../../../app-services/live-query'

/** Who gives, and who pays by the month. The keys begin with `people`: what is changed about people renews them too. */
export const donorQueries = (app: App) => ({
  /** Everybody who gave or promised, with what; for staff of money, who may read no people. */
  donors: (): LiveQuery<readonly Donor[]> => ({
    queryKey: ['people', 'donors'],
    queryFn: async () => (await (await app.services()).get(Callables).call(listDonors, {})).donors,
    staleTime: 0,
  }),

  /** Whose memberships are paid by the month, for the same. */
  monthlyMembers: (): LiveQuery<readonly MonthlyMember[]> => ({
    queryKey: ['people', 'monthly-members'],
    queryFn: async () => (await (await app.services()).get(Callables).call(listMonthlyMembers, {})).members,
    staleTime: 0,
  }),
})
