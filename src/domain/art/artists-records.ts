import { artists, artworks } from '../artists/artists.collection'
import { neighbourhoods } from '../guide/editions.collection'
import { images } from '../pictures/images.collection'
import { usablePictureIds } from '../pictures/usable-picture-ids'
import type { StoredOf } from '../shared/records/collection'
import type { Records } from '../shared/records/records'

/** The records from which the published artists are built; public ones only. */
export interface ArtistsRecords {
  readonly artists: readonly StoredOf<typeof artists>[]
  /** In the artist's own order. */
  readonly artworks: readonly StoredOf<typeof artworks>[]
  readonly neighbourhoods: readonly StoredOf<typeof neighbourhoods>[]
  readonly images: ReadonlyMap<string, StoredOf<typeof images>>
}

export async function readArtists(records: Records): Promise<ArtistsRecords> {
  const [living, remembered, works, places] = await Promise.all([
    records.find(artists, { where: [['status', '==', 'public']] }),
    records.find(artists, { where: [['status', '==', 'memorial']] }),
    records.find(artworks, { where: [['status', '==', 'public']] }),
    records.find(neighbourhoods),
  ])
  const shown = [...living, ...remembered]
  const ids = new Set(shown.map(({ id }) => id))
  const theirs = works.filter(({ artistId }) => ids.has(artistId)).sort((a, b) => a.order - b.order)
  const named = await records.getAll(images, [...shown.map(({ portraitId }) => portraitId), ...theirs.flatMap(work => work.imageIds)])
  const artworksShown = theirs.map(work => ({ ...work, imageIds: usablePictureIds(work.imageIds, work.artistId, named) }))
  const artistsShown = shown.map(artist => ({ ...artist, portraitId: usablePictureIds([artist.portraitId ?? ''], artist.id, named)[0] }))
  const used = new Set([...artistsShown.flatMap(({ portraitId }) => portraitId ?? []), ...artworksShown.flatMap(work => work.imageIds)])
  return {
    artists: artistsShown,
    artworks: artworksShown,
    neighbourhoods: places,
    images: new Map([...named].filter(([id]) => used.has(id))),
  }
}
