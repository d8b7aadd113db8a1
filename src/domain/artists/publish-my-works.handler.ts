import { PortError } from '../../ports/errors'
import { callingPerson } from '../accounts/caller'
import { audit } from '../operations/audit'
import { actEntry } from '../operations/note-act'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { artists, artworks } from './artists'
import { publishArtistsHandler } from './publish-artists.handler'
import { publishMyWorks, renewalsAnHour } from './publish-my-works.function'

const hour = 3_600_000

/** The organisation publishes; the artist only says when. Every renewal is noted, which is also how they are counted. */
export const publishMyWorksHandler = handle(publishMyWorks, async (world, { works }) => {
  const personId = callingPerson(world)
  const records = new Records(world.documents, { current: world.actor })
  if ((await records.get(artists, personId))?.status !== 'public') throw new RuleBroken('not-an-artist')
  const changed = await Promise.all(works.map(id => records.get(artworks, id)))
  if (changed.some(work => work?.artistId !== personId)) throw new PortError('functions', 'permission-denied', publishMyWorks.name)
  const recent = await records.count(audit, {
    where: [
      ['actor', '==', personId],
      ['action', '==', 'works.publish'],
      ['createdAt', '>', new Date(world.clock.now().getTime() - hour)],
    ],
  })
  if (recent >= renewalsAnHour) throw new RuleBroken('wall-too-often')
  await records.commit(
    records.creating(
      audit,
      world.ids.next(),
      actEntry(world, { scope: 'content', action: 'works.publish', entity: 'artists', entityId: personId, after: { works } }),
    ),
  )
  const { hash } = await publishArtistsHandler.run(world, {})
  return { hash }
})
