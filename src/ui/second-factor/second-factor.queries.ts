import type { SecondFactor } from '../../domain/accounts/second-factor/own-second-factor'
import type { App, LiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'

/** The signed-in person's authenticator apps. Not live: fetched again after each change. */
export const secondFactorQueries = (app: App) => ({
  own: (uid: string): LiveQuery<readonly SecondFactor[]> => ({
    queryKey: ['account', 'second-factors', uid],
    queryFn: async () => {
      const service = await serviceAfterHydration(
        app,
        async () => (await import('../../domain/accounts/second-factor/own-second-factor')).OwnSecondFactor,
      )
      return service.list()
    },
  }),
  renew: () => app.queries.invalidateQueries({ queryKey: ['account', 'second-factors'] }),
})
