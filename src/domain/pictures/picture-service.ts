import { Clock } from '../../ports/clock'
import { isPortError } from '../../ports/errors'
import { Storage } from '../../ports/storage'
import { unlessMissing } from '../shared/functions/unless-missing'
import { omitUndefined } from '../shared/omit-undefined'
import { Records } from '../shared/records/records'
import { images } from './images.collection'
import { pictureFile, publicFile } from './picture-file'
import type { PublishedPicture } from './published-picture'

/** A picture as a page shows it, with its credit. */
export interface ShownPicture extends PublishedPicture {
  readonly credit?: string
}
/** Pictures by id; pictures that may not be shown are missing. */
export type Pictures = Readonly<Record<string, ShownPicture>>

/** Milliseconds for which a picture is cached: the live query after a first read asks for the same pictures again. */
const keptFor = 10_000

interface Kept {
  readonly at: number
  readonly picture: Promise<ShownPicture | undefined>
}

/** Reads the pictures whose ids records contain. */
export class PictureService {
  static readonly inject = [Records, Storage, Clock] as const
  private readonly kept = new Map<string, Kept>()

  constructor(
    private readonly records: Records,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** Current values. */
  byId(ids: readonly (string | undefined)[]): Promise<Pictures> {
    return this.each(ids, id => this.shown(id))
  }

  /** Values at most ten seconds old, for pages with many readers. */
  recentlyRead(ids: readonly (string | undefined)[]): Promise<Pictures> {
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

  /** `undefined` for a picture that is not ready or whose file is missing; the page still loads. */
  private async shown(id: string): Promise<ShownPicture | undefined> {
    try {
      const image = await this.records.get(images, id)
      const path = image?.status === 'ready' ? (image.isPublic ? publicFile(image) : pictureFile(image)) : undefined
      if (!image || path === undefined) return undefined
      const { alt, width, height, thumbhash, credit } = image
      const src = await this.storage.downloadUrl(path).catch(unlessMissing)
      return src === undefined ? undefined : omitUndefined<ShownPicture>({ src, alt, width, height, thumbhash, credit })
    } catch (error) {
      if (isPortError(error, 'documents', 'permission-denied', 'unauthenticated')) return undefined
      throw error
    }
  }
}
