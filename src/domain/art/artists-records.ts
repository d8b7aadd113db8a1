import { artists, artworks } from '../artists/artists.collection'
import { neighbourhoods } from '../guide/editions.collection'
import { images } from '../pictures/images.collection'
import type { StoredOf } from '../shared/records/collection'
import type { Records } from '../shared/records/records'

/** The records that the published artists are made from; only public ones. */
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
  const imageIds = new Set([...shown.flatMap(({ portraitId }) => portraitId ?? []), ...theirs.flatMap(work => work.imageIds)])
  const pictures = await Promise.all([...imageIds].map(id => records.get(images, id)))
  return {
    artists: shown,
    artworks: theirs,
    neighbourhoods: places,
    images: new Map(pictures.flatMap(picture => (picture ? [[picture.id, picture] as const] : []))),
  }
}
