import { useOrganisation } from '../queries/site.queries'

/** The organization's time zone: times are entered and shown in it. */
export const useOrganisationZone = (): string => useOrganisation()?.tz ?? 'UTC'
