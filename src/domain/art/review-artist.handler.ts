import { artists } from '../artists/artists.collection'
import { isPublishedSince } from '../guide/publishing/is-published-since'
import { artistsSnapshotId } from '../guide/publishing/snapshots.collection'
import { mailPerson } from '../people/mail-person'
import { callingPerson, defineHandler, recordAt } from '../shared/functions/handler'
import { stateAfter } from '../shared/records/collection'
import { RuleBroken, recordOvertaken } from '../shared/records/rule-broken'
import { publicHandle } from './artist-address'
import { publishArtistsHandler } from './publish-artists.handler'
import { type ArtistReview, reviewArtist, submitOwnPage } from './review-artist.contract'

/** Record first, published files second: a retried call completes an interrupted one. */
export const reviewArtistHandler = defineHandler(reviewArtist, async (context, review) => {
  let isRetry = true
  const decided = await context.once(async within => {
    isRetry = false
    const artist = await recordAt(within, artists, review.id)
    if (artist.rev !== review.rev) throw recordOvertaken(artist)
    const status = stateAfter(artists, artist, review.decision)
    const isPublic = review.decision === 'publish'
    const address = isPublic ? await publicHandle(within, context.routes, artist) : undefined
    const handle = address?.handle ?? artist.handle
    within.change(artists, artist, { status, handle, reviewNote: isPublic ? undefined : review.reason })
    address?.claim()
    return { status, handle, rev: artist.rev + 1, at: context.clock.now().toISOString() }
  })
  const isPublished = isRetry && (await isPublishedSince(context.records, artistsSnapshotId, decided.at))
  if (review.decision === 'publish' && !isPublished) await publishArtistsHandler.run(context, {})
  await mailPerson(context, review.id, { ...newsOf(review, decided.handle), event: `artist ${review.id} ${decided.rev}` })
  return { status: decided.status }
})

function newsOf(review: ArtistReview, handle: string): { readonly subject: string; readonly text: string; readonly link: string } {
  switch (review.decision) {
    case 'publish':
      return {
        subject: 'Your page is public',
        text: 'Welcome. Visitors can now see your page and the works that you made public. This is its address:',
        link: `/artist/${handle}`,
      }
    case 'requestChanges':
      return {
        subject: 'Your page needs a change before we open it',
        text: `We looked at your page. Before we open it to visitors, we ask you for this:\n\n${review.reason}\n\nChange it here, then send it to us again:`,
        link: '/dashboard/profile',
      }
    case 'decline':
      return {
        subject: 'About your page',
        text: `We looked at your page and will not open it to visitors. This is why:\n\n${review.reason}\n\nYour account and what you entered stay. If you think this is a mistake, reply to this mail.`,
        link: '/dashboard',
      }
  }
}

export const submitOwnPageHandler = defineHandler(submitOwnPage, async context => {
  const personId = callingPerson(context)
  await context.once(async within => {
    const artist = await within.get(artists, personId)
    if (!artist) throw new RuleBroken('not-an-artist')
    within.move(artists, artist, 'submit', { submittedAt: context.clock.now() })
  })
  return {}
})
