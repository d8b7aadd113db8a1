import { Clock } from '../../ports/clock'
import { isPortError } from '../../ports/errors'
import { Storage } from '../../ports/storage'
import type { PublishedPicture } from '../guide/guide-snapshot'
import { present } from '../shared/present'
import { Records } from '../shared/records'
import { images, isOwnFile } from './images'
import { publicPath } from './public-pictures'

/** A picture as a page shows it, with whose it is. */
export interface ShownPicture extends PublishedPicture {
  readonly credit?: string
}
/** Pictures by their id; one that may not be shown is not there. */
export type Pictures = Readonly<Record<string, ShownPicture>>

/** Milliseconds for which a picture is not asked for again: what is read at first and followed from then on names the same ones twice. */
const keptFor = 10_000

interface Kept {
  readonly at: number
  readonly picture: Promise<ShownPicture | undefined>
}

/** Finds the pictures that records name. */
export class PictureShelf {
  static readonly inject = [Records, Storage, Clock] as const
  private readonly kept = new Map<string, Kept>()

  constructor(
    private readonly records: Records,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** As they are now. */
  byId(ids: readonly (string | undefined)[]): Promise<Pictures> {
    return this.each(ids, id => this.shown(id))
  }

  /** As they were at most ten seconds ago, for pages that everybody reads. */
  lately(ids: readonly (string | undefined)[]): Promise<Pictures> {
    const now = this.clock.now().getTime()
    return this.each(ids, id => {
      const known = this.kept.get(id)
      if (known && Math.abs(now - known.at) < keptFor) return known.picture
      const picture = this.shown(id)
      this.kept.set(id, { at: now, picture })
      picture.catch(() => this.kept.delete(id))
      return picture
    })
  }

  private async each(ids: readonly (string | undefined)[], look: (id: string) => Promise<ShownPicture | undefined>): Promise<Pictures> {
    const wanted = [...new Set(ids.flatMap(id => id ?? []))]
    const found = await Promise.all(wanted.map(async id => [id, await look(id)] as const))
    return Object.fromEntries(found.flatMap(([id, picture]) => (picture ? [[id, picture]] : [])))
  }

  /** A picture that is not ready, or whose file is gone, leaves its place empty; the page stays. */
  private async shown(id: string): Promise<ShownPicture | undefined> {
    try {
      const image = await this.records.get(images, id)
      if (image?.status !== 'ready' || !isOwnFile(image)) return undefined
      const { alt, width, height, thumbhash, credit } = image
      const path = image.isPublic ? publicPath(image) : image.path
      return present<ShownPicture>({ src: await this.storage.downloadUrl(path), alt, width, height, thumbhash, credit })
    } catch (error) {
      if (isPortError(error, 'documents', 'permission-denied', 'unauthenticated')) return undefined
      if (isPortError(error, 'storage', 'object-not-found')) return undefined
      throw error
    }
  }
}
