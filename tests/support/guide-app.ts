import type { GuideDetails, GuideIndex } from '../../src/domain/guide/publishing/guide-snapshot-types'
import { detailPath, indexPath, writeSnapshotFile } from '../../src/domain/guide/publishing/snapshot-paths'
import type { Fields } from '../../src/ports/documents'
import { guideDetails, guideIndex, importedDetails, importedIndex, saturdayNoon } from './fixtures/guide-index'
import { memoryApp } from './memory-app'

/** The whole application on two published editions of the fixture: 2027 is current, 2023 imported. By default it is noon on a Saturday. */
export async function guideApp(on: Date = saturdayNoon) {
  const app = await memoryApp({ sample: false, on })
  const { documents: store, storage } = app.world.context
  const put = (path: string, data: Fields) => store.commit([{ op: 'set', path, data }])
  await put('settings/organisation', {
    name: 'Ember Arts',
    shortName: 'Ember',
    season: 'Lantern Weekends',
    tagline: 'Doors open',
    tz: 'America/Los_Angeles',
    city: 'Port Ember',
    address: '1 Quay',
    email: 'hello@ember.example',
    accent: 'oklch(62% 0.2 35)',
    links: [],
    sponsors: [],
    currentEdition: '2027',
  })
  const publish = async (index: GuideIndex, details: GuideDetails) => {
    const { edition, hash, listings, publishedAt } = index
    await writeSnapshotFile(storage, indexPath(edition.id, hash), index)
    await writeSnapshotFile(storage, detailPath(edition.id, hash, 0), details)
    await put(`editions/${edition.id}`, {
      name: edition.name,
      year: Number(edition.startsOn.slice(0, 4)),
      city: edition.city,
      tz: edition.tz,
      status: 'published',
    })
    await put(`snapshots/guide-${edition.id}`, {
      kind: 'guide',
      editionId: edition.id,
      hash,
      indexPath: indexPath(edition.id, hash),
      detailPaths: [detailPath(edition.id, hash, 0)],
      publishedAt: new Date(publishedAt),
      listings: listings.length,
      openings: listings.flatMap(({ openings }) => openings).length,
    })
  }
  await publish(guideIndex, guideDetails)
  await publish(importedIndex, importedDetails)
  return { ...app, publish }
}
