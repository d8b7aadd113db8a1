import { useApp } from '../app-services/app-context'
import { useLiveQuery } from '../app-services/live-query'
import { siteQueries } from '../queries/site.queries'

/** The organization's time zone: times are entered and shown in it. */
export const useOrganisationZone = (): string => useLiveQuery(siteQueries(useApp()).organisation())?.tz ?? 'UTC'
