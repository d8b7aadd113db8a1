import { Auth } from '../../ports/auth'
import { Ids } from '../../ports/ids'
import { addWork, type NewWork } from '../artists/add-work.contract'
import { artists, artworkStates, artworks } from '../artists/artists.collection'
import { sortNameOf } from '../people/normal-name-and-phone'
import { images } from '../pictures/images.collection'
import { PictureService, type ShownPicture } from '../pictures/picture-service'
import { changeUnlessConflict, type Saved } from '../shared/change-unless-conflict'
import { Callables } from '../shared/functions/callables'
import { type DataOf, type StoredOf, transition } from '../shared/records/collection'
import { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'

export type ArtistProfile = StoredOf<typeof artists>
export type Artwork = StoredOf<typeof artworks>
export type ProfileChange = Partial<Pick<DataOf<typeof artists>, 'displayName' | 'statement' | 'media' | 'links' | 'commissions' | 'teaching'>>
export type ArtworkChange = Partial<Omit<DataOf<typeof artworks>, 'artistId' | 'status' | 'order' | 'imageIds' | 'colours' | 'deletedAt'>>

/** A work as its artist sees it: whether it is public, and its pictures. */
export interface OwnWork {
  readonly work: Artwork
  /** The main picture. */
  readonly picture: ShownPicture | undefined
  /** All pictures in their order. */
  readonly pictures: readonly OwnPicture[]
}
export interface OwnPicture {
  readonly id: string
  /** Absent if the picture is not ready or its file is missing. */
  readonly shown: ShownPicture | undefined
}

/** Maximum number of one artist's public works. */
export const maxPublicWorks = 24

/** An artist's own profile and works. */
export class OwnProfileAndWorks {
  static readonly inject = [Records, Auth, PictureService, Callables, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly pictures: PictureService,
    private readonly callables: Callables,
    private readonly ids: Ids,
  ) {}

  /** `undefined` for a person who is not an artist. */
  async profile(): Promise<ArtistProfile | undefined> {
    const pid = this.auth.current?.claims.pid
    return pid === undefined ? undefined : this.records.get(artists, pid)
  }

  /** A new display name also replaces the name by which the artist is sorted. */
  changeProfile(before: ArtistProfile, change: ProfileChange): Promise<Saved<typeof artists>> {
    const { displayName = before.displayName } = change
    const sorted = displayName === before.displayName ? {} : { sortName: sortNameOf(displayName) }
    return changeUnlessConflict(this.records, artists, before, { ...change, ...sorted })
  }

  async works(): Promise<readonly OwnWork[]> {
    const pid = this.auth.current?.claims.pid
    if (pid === undefined) return []
    const found = await this.records.find(artworks, { where: [['artistId', '==', pid]] })
    const shown = found.filter(({ status }) => status !== 'removed').sort((a, b) => a.order - b.order || a.id.localeCompare(b.id))
    const shownPictures = await this.pictures.byId(shown.flatMap(({ imageIds }) => imageIds))
    return shown.map(work => {
      const pictures = work.imageIds.map(id => ({ id, shown: shownPictures[id] }))
      return { work, pictures, picture: pictures[0]?.shown }
    })
  }

  /** Creates a draft after the other works, with a picture that is already stored. */
  async addWork(work: NewWork, imageId: string): Promise<void> {
    await this.callables.call(addWork, { id: this.ids.next(), imageId, work })
  }

  changeWork(before: Artwork, change: ArtworkChange): Promise<Saved<typeof artworks>> {
    return changeUnlessConflict(this.records, artworks, before, change)
  }

  /** Publishes a work, or withdraws it. Refuses with `picture-undescribed` and `wall-full`. */
  async setPublic(work: Artwork, event: 'publish' | 'archive'): Promise<void> {
    if (event === 'publish') await this.requirePublishable(work)
    await this.records.change(artworks, work, { status: transition(artworkStates, work.status, event) })
  }

  private async requirePublishable({ artistId, imageIds }: Artwork): Promise<void> {
    const pictures = await Promise.all(imageIds.map(id => this.records.get(images, id)))
    if (pictures.length === 0 || pictures.some(picture => !picture?.alt.trim())) throw new RuleBroken('picture-undescribed')
    const publicWorks = await this.records.count(artworks, {
      where: [
        ['artistId', '==', artistId],
        ['status', '==', 'public'],
      ],
    })
    if (publicWorks >= maxPublicWorks) throw new RuleBroken('wall-full', { most: maxPublicWorks })
  }

  /** Stores the works in this order in one transaction; works whose position is unchanged are not written. */
  async order(works: readonly Artwork[]): Promise<void> {
    const moved = works.flatMap((work, order) => (work.order === order ? [] : [this.records.changing(artworks, work, { order })]))
    if (moved.length > 0) await this.records.commit(...moved)
  }
}
