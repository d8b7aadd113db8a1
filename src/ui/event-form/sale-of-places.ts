import { isTrustedOrganizer } from '../../domain/calendar/submissions/trusted-organizer'
import { omitUndefined } from '../../domain/shared/omit-undefined'
import { boolean, withHelp } from '../../domain/shared/records/fields'
import { type SoldPlaces, saleFields } from '../../domain/shop/tickets/set-event-ticket.contract'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { hostQueries } from '../event-replies/host.queries'
import { useNow } from '../queries/clock.queries'
import { useSignedIn } from '../queries/session.queries'

/** Selling the places of an event that is just entered; price and number of places are the event's. */
export const saleOfPlaces = {
  sells: withHelp(boolean('Sell places'), 'Visitors pay on the event’s page, and nobody reserves a place for free.'),
  ...saleFields,
} as const

interface Entered extends SoldPlaces {
  readonly sells?: boolean | undefined
  readonly price?: { readonly cents: number } | undefined
}

export const saleFieldNames = Object.keys(saleFields)

export function saleProblems({ sells, price, from, until }: Partial<Entered>) {
  if (!sells) return {}
  return {
    price: price && price.cents > 0 ? undefined : 'Enter the price of one place.',
    until: from !== undefined && until !== undefined && until < from ? 'Choose the first day or a later one.' : undefined,
  }
}

/** What is sent with the event; nothing if its places are not sold. */
export const soldPlacesOf = ({ sells, memberPrice, from, until }: Entered): { readonly ticket?: SoldPlaces } =>
  sells ? { ticket: omitUndefined<SoldPlaces>({ memberPrice, from, until }) } : {}

/** Only organizers whose events need no review sell places themselves; for others, staff do. */
export function useMaySellPlaces(): boolean {
  const app = useApp()
  const now = useNow()
  const { pid = '-' } = useSignedIn()?.claims ?? {}
  return isTrustedOrganizer(useLiveQuery(hostQueries(app).allSubmissions(pid)), now)
}
