import { Storage } from '../../ports/storage'
import { bucketOf, type GuideCard, type GuideIndex } from '../guide/publishing/guide-snapshot-types'
import { SnapshotFiles } from '../guide/publishing/snapshot-paths'
import { artistsSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { PublishedGuide } from '../guide/reading/published-guide'
import { omitUndefined } from '../shared/omit-undefined'
import { Records } from '../shared/records/records'
import { artistsSnapshotPath, detailsFile } from './artists-snapshot-paths'
import type { ArtistCard, ArtistDetail, ArtistsDetails, ArtistsIndex, PublishedWorks, WorkCard, WorkDetail } from './artists-snapshot-types'
import { similarWorks } from './similar-works'

/** The fields of an artist's studio in the current guide that a grid needs. */
export type Studio = Pick<GuideCard, 'id' | 'number' | 'unit' | 'siteId'>
export type GridArtist = ArtistCard & { readonly studios: readonly Studio[] }

/** Every public artist, with their studios in the current guide. */
export interface ArtistsGrid {
  readonly neighbourhoods: ArtistsIndex['neighbourhoods']
  readonly artists: readonly GridArtist[]
  /** The current guide's edition and its weekends, if one is published. */
  readonly edition?: GuideIndex['edition']
  readonly weekends: GuideIndex['weekends']
}

/** The data of the search. */
export interface ArtCollection extends ArtistsGrid, PublishedWorks {}

export interface StudioInGuide {
  readonly card: GuideCard
  /** The name of its building. */
  readonly site?: string
}
interface ArtistInGuide {
  readonly artist: ArtistCard
  readonly neighbourhood?: string
  readonly studios: readonly StudioInGuide[]
  readonly edition?: GuideIndex['edition']
}
export interface ArtistPage extends ArtistInGuide {
  readonly detail: ArtistDetail
  readonly works: readonly WorkCard[]
}
export interface WorkPage extends ArtistInGuide {
  readonly work: WorkCard
  readonly detail?: WorkDetail
  /** The artist's other works. */
  readonly others: readonly WorkCard[]
  readonly similar: readonly (WorkCard & { readonly artist: string })[]
}

const maxSimilar = 6
const nothing: ArtistDetail = { links: [] }

/**
 * The artists and works that visitors see: the published files, joined with the published guide at read time, so that map numbers always
 * match the guide. `undefined` if nothing is published.
 */
export class PublishedArt {
  static readonly inject = [Records, Storage, PublishedGuide] as const
  private readonly files: SnapshotFiles

  constructor(
    private readonly records: Records,
    storage: Storage,
    private readonly guide: PublishedGuide,
  ) {
    this.files = new SnapshotFiles(storage)
  }

  async wall(): Promise<ArtistsGrid | undefined> {
    const [index, guide] = await Promise.all([this.index(), this.guide.index()])
    if (!index) return undefined
    const studios = studiosIn(guide)
    const artists = index.artists.map(artist => ({ ...artist, studios: (studios.get(artist.handle) ?? []).map(briefly) }))
    return omitUndefined<ArtistsGrid>({ neighbourhoods: index.neighbourhoods, artists, edition: guide?.edition, weekends: guide?.weekends ?? [] })
  }

  async collection(): Promise<ArtCollection | undefined> {
    const [wall, index] = await Promise.all([this.wall(), this.index()])
    return wall && index && { ...wall, works: await this.works(index) }
  }

  /** By handle or by person id. */
  async artist(id: string): Promise<ArtistPage | undefined> {
    const index = await this.index()
    const handle = id.toLowerCase()
    const artist = index?.artists.find(one => one.handle === handle || one.id === id)
    if (!index || !artist) return undefined
    const [details, works, inGuide] = await Promise.all([this.details(index, artist.id), this.works(index), this.inGuide(index, artist)])
    return { ...inGuide, detail: details.artists[artist.id] ?? nothing, works: works.filter(({ artistId }) => artistId === artist.id) }
  }

  async work(id: string): Promise<WorkPage | undefined> {
    const index = await this.index()
    if (!index) return undefined
    const works = await this.works(index)
    const work = works.find(one => one.id === id)
    if (!work) return undefined
    // Works are published with their artists.
    const artist = index.artists.find(one => one.id === work.artistId)!
    const [details, inGuide] = await Promise.all([this.details(index, id), this.inGuide(index, artist)])
    const names = new Map(index.artists.map(one => [one.id, one.name]))
    return omitUndefined<WorkPage>({
      ...inGuide,
      work,
      detail: details.works[id],
      others: works.filter(other => other.artistId === artist.id && other.id !== id),
      similar: similarWorks(work, works, maxSimilar).map(other => ({ ...other, artist: names.get(other.artistId) ?? '' })),
    })
  }

  /** Calls `notified` once at the beginning and after every publication of the artists or the guide. */
  watch(notified: () => void, fail: (error: Error) => void): () => void {
    const stops = [this.records.watchOne(snapshots, artistsSnapshotId, notified, fail), this.guide.watchIndex(undefined, notified, fail)]
    return () => stops.forEach(stop => stop())
  }

  private async index(): Promise<ArtistsIndex | undefined> {
    const pointer = await this.records.get(snapshots, artistsSnapshotId)
    return pointer && this.files.read<ArtistsIndex>(pointer.indexPath)
  }

  private async works({ hash }: ArtistsIndex): Promise<readonly WorkCard[]> {
    return (await this.files.read<PublishedWorks>(artistsSnapshotPath(hash, 'works'))).works
  }

  private details({ hash, buckets }: ArtistsIndex, id: string): Promise<ArtistsDetails> {
    return this.files.read<ArtistsDetails>(artistsSnapshotPath(hash, detailsFile(bucketOf(id, buckets))))
  }

  private async inGuide(index: ArtistsIndex, artist: ArtistCard): Promise<ArtistInGuide> {
    const guide = await this.guide.index()
    const siteName = (id: string | undefined) => guide?.sites.find(site => site.id === id)?.name
    return omitUndefined<ArtistInGuide>({
      artist,
      neighbourhood: index.neighbourhoods.find(({ id }) => id === artist.neighbourhoodId)?.name,
      studios: (studiosIn(guide).get(artist.handle) ?? []).map(card => omitUndefined<StudioInGuide>({ card, site: siteName(card.siteId) })),
      edition: guide?.edition,
    })
  }
}

const briefly = ({ id, number, unit, siteId }: GuideCard) => omitUndefined<Studio>({ id, number, unit, siteId })

/** By the artist's handle. */
function studiosIn(guide: GuideIndex | undefined): ReadonlyMap<string, readonly GuideCard[]> {
  const studios = new Map<string, GuideCard[]>()
  for (const card of guide?.listings ?? []) if (card.artist !== undefined) studios.set(card.artist, [...(studios.get(card.artist) ?? []), card])
  return studios
}
