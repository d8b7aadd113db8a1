import { OrganisationSetUp, type SetUpProgress } from '../../domain/set-up/organisation-set-up'
import type { App, LiveQuery } from '../app-services/app-context'

export type { SetUpProgress }

/** The progress of a new organization's set-up; for superadmins. Not live: fetched again after each step. */
export const setUpQuery = (app: App): LiveQuery<SetUpProgress> => ({
  queryKey: ['office', 'set-up'],
  queryFn: async () => (await app.services()).get(OrganisationSetUp).progress(),
  staleTime: 0,
})

export const renewSetUp = (app: App) => app.queries.invalidateQueries({ queryKey: setUpQuery(app).queryKey })
