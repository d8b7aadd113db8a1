import { mailPerson } from '../../people/mail-person'
import type { HandlerContext } from '../../shared/functions/handler'
import { listingAddress } from '../listing-address'
import type { MovedListing } from './apply-listing-transition'
import type { ListingMove } from './listing-transitions'

type News = { readonly subject: string; readonly text: string } | undefined

/** Mails the artists the decision, once per revision of the listing, even if the call is repeated. */
export async function mailArtist(
  context: HandlerContext,
  decision: ListingMove,
  { id, rev, name, personIds }: MovedListing,
  note = '',
): Promise<void> {
  const news = newsOf(decision, name, note)
  if (!news) return
  for (const personId of personIds) await mailPerson(context, personId, { ...news, link: listingAddress(id), event: `listing ${id} ${rev}` })
}

function newsOf(decision: ListingMove, name: string, note: string): News {
  switch (decision) {
    case 'approve':
      return {
        subject: `“${name}” is approved`,
        text: `We read your listing “${name}” and approved it. You will see a proof before we print the guide. You can look at it here:`,
      }
    case 'requestChanges':
    case 'reopen':
      return {
        subject: `“${name}” needs a change`,
        text: `We read your listing “${name}”. Before we print it, we ask you for this:\n\n${note}\n\nEverything you entered is still there. Change it here, then mark it as ready again:`,
      }
    default:
      return undefined
  }
}
