import { Auth } from '../../ports/auth'
import { Functions } from '../../ports/functions'
import { Ids } from '../../ports/ids'
import { addWork, type NewWork } from '../artists/add-work.function'
import { artists, artworkStates, artworks } from '../artists/artists'
import { publishMyWorks } from '../artists/publish-my-works.function'
import { images } from '../content/images'
import { PictureShelf, type ShownPicture } from '../content/pictures'
import { call } from '../shared/cloud-function'
import type { DataOf, StoredOf } from '../shared/collection'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { sortNameOf } from './contact-names'

export type ArtistProfile = StoredOf<typeof artists>
export type Artwork = StoredOf<typeof artworks>
export type ProfileChange = Partial<Pick<DataOf<typeof artists>, 'displayName' | 'statement' | 'media' | 'links' | 'commissions' | 'teaching'>>
export type ArtworkChange = Partial<Omit<DataOf<typeof artworks>, 'artistId' | 'status' | 'order' | 'imageIds' | 'colours' | 'deletedAt'>>

/** A work as its maker sees it: on the wall or not, with its pictures. */
export interface OwnWork {
  readonly work: Artwork
  /** The main one. */
  readonly picture: ShownPicture | undefined
  /** All of them in their order. */
  readonly pictures: readonly OwnPicture[]
}
export interface OwnPicture {
  readonly id: string
  /** Absent where it is not ready, or its file is gone. */
  readonly shown: ShownPicture | undefined
}

/** Most works of one artist on the public wall. */
export const mostHung = 24

/** What an artist shows, kept in order by the artist. */
export class OwnStudio {
  static readonly inject = [Records, Auth, PictureShelf, Functions, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly pictures: PictureShelf,
    private readonly functions: Functions,
    private readonly ids: Ids,
  ) {}

  /** `undefined` for somebody who is no artist. */
  async profile(): Promise<ArtistProfile | undefined> {
    const pid = this.auth.current?.claims.pid
    return pid === undefined ? undefined : this.records.get(artists, pid)
  }

  /** Whoever shows another name is sorted by it, and by the former one no more. */
  changeProfile(before: ArtistProfile, change: ProfileChange): Promise<void> {
    const { displayName = before.displayName } = change
    const sorted = displayName === before.displayName ? {} : { sortName: sortNameOf(displayName) }
    return this.records.change(artists, before, { ...change, ...sorted })
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

  /** A new draft after the others, with a picture that is stored already. */
  async addWork(work: NewWork, imageId: string): Promise<void> {
    await call(this.functions, addWork, { id: this.ids.next(), imageId, work })
  }

  changeWork(before: Artwork, change: ArtworkChange): Promise<void> {
    return this.records.change(artworks, before, change)
  }

  /** Hangs a work on the public wall, or takes it down. Refuses `picture-undescribed` and `wall-full`. */
  async hang(work: Artwork, event: 'publish' | 'archive'): Promise<void> {
    if (event === 'publish') await this.mayHang(work)
    await this.records.change(artworks, work, { status: transition(artworkStates, work.status, event) })
  }

  /** Lets visitors see these works of one's own as they are now; refused with `wall-too-often` when it was asked for too often. */
  async renewWall(works: readonly Artwork[]): Promise<void> {
    await call(this.functions, publishMyWorks, { works: works.map(({ id }) => id) })
  }

  private async mayHang({ artistId, imageIds }: Artwork): Promise<void> {
    const pictures = await Promise.all(imageIds.map(id => this.records.get(images, id)))
    if (pictures.length === 0 || pictures.some(picture => !picture?.alt.trim())) throw new RuleBroken('picture-undescribed')
    const hung = await this.records.count(artworks, {
      where: [
        ['artistId', '==', artistId],
        ['status', '==', 'public'],
      ],
    })
    if (hung >= mostHung) throw new RuleBroken('wall-full', { most: mostHung })
  }

  /** Puts the works in this order, in one step; what stands where it stood is not written. */
  async order(works: readonly Artwork[]): Promise<void> {
    const moved = works.flatMap((work, order) => (work.order === order ? [] : [this.records.changing(artworks, work, { order })]))
    if (moved.length > 0) await this.records.commit(...moved)
  }
}
