import type { App } from '../../app-services/app'
import type { LiveQuery } from '../../app-services/live-query'
import { afterHydration } from '../../delivery/after-hydration'
import type { Call } from './read-call'

const queryKey = ['clock', 'called']
const later = async () => {
  await afterHydration()
  return import('./read-call')
}

/** Where the call for artists stands. Pages have it in words, and load the clock after they are there. */
export const callQuery = (app: App): LiveQuery<Call | null> => ({
  queryKey,
  queryFn: async () => (await later()).readCall(app),
  live: async next => (await later()).followCall(app, queryKey, next),
})
