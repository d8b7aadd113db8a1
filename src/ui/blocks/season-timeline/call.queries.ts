import type { App, LiveQuery } from '../../app-services/app-context'
import { afterHydration } from '../../delivery/after-hydration'
import type { Call } from './read-call-for-artists'

const queryKey = ['clock', 'called']
const later = async () => {
  await afterHydration()
  return import('./read-call-for-artists')
}

/** The state of the call for artists. Pages contain it as text, and load the clock after they are shown. */
export const callQuery = (app: App): LiveQuery<Call | null> => ({
  queryKey,
  queryFn: async () => (await later()).readCall(app),
  live: async next => (await later()).followCall(app, queryKey, next),
})
