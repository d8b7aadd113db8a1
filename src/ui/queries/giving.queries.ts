import { Callables } from '../../domain/shared/functions/callables'
import { type Donor, listDonors } from '../../domain/shop/gifts/list-donors.contract'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'

/** Who gave, and what; for staff. All keys begin with `giving`. */
export const givingQueries = (app: App) => ({
  donors: (): LiveQuery<readonly Donor[]> => ({
    queryKey: ['giving', 'donors'],
    queryFn: async () => (await (await app.services()).get(Callables).call(listDonors, {})).donors,
    staleTime: 0,
  }),
})

/** Reads it again, after gifts or promises were recorded. */
export const renewGiving = (app: App): Promise<void> => app.queries.invalidateQueries({ queryKey: ['giving'] })
