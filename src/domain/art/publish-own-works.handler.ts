import { artists, artworks } from '../artists/artists.collection'
import { audit } from '../audit/audit.collection'
import { auditActionEntry } from '../audit/audit-action'
import { callingPerson, defineHandler } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { RuleBroken } from '../shared/records/rule-broken'
import { publishArtistsHandler } from './publish-artists.handler'
import { publishMyWorks } from './publish-own-works.contract'

/** Publishes as the organization; the artist only starts it. Every call is audited. */
export const publishMyWorksHandler = defineHandler(publishMyWorks, async (context, { works }) => {
  const personId = callingPerson(context)
  const { records } = context
  if ((await records.get(artists, personId))?.status !== 'public') throw new RuleBroken('not-an-artist')
  const changed = await Promise.all(works.map(id => records.get(artworks, id)))
  if (changed.some(work => work?.artistId !== personId)) throw new Refused('permission-denied', publishMyWorks.name)
  await records.commit(
    records.creating(
      audit,
      context.ids.next(),
      auditActionEntry(context, { scope: 'content', action: 'works.publish', entity: 'artists', entityId: personId, after: { works } }),
    ),
  )
  const { hash } = await publishArtistsHandler.run(context, {})
  return { hash }
})
