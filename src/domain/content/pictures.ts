import { isPortError } from '../../ports/errors'
import { Storage } from '../../ports/storage'
import type { PublishedPicture } from '../guide/guide-snapshot'
import { present } from '../shared/present'
import { Records } from '../shared/records'
import { images, isOwnFile } from './images'

/** A picture as a page shows it, with whose it is. */
export interface ShownPicture extends PublishedPicture {
  readonly credit?: string
}
/** Pictures by their id; one that may not be shown is not there. */
export type Pictures = Readonly<Record<string, ShownPicture>>

/** Finds the pictures that records name. */
export class PictureShelf {
  static readonly inject = [Records, Storage] as const

  constructor(
    private readonly records: Records,
    private readonly storage: Storage,
  ) {}

  async byId(ids: readonly (string | undefined)[]): Promise<Pictures> {
    const wanted = [...new Set(ids.flatMap(id => id ?? []))]
    const found = await Promise.all(wanted.map(async id => [id, await this.shown(id)] as const))
    return Object.fromEntries(found.flatMap(([id, picture]) => (picture ? [[id, picture]] : [])))
  }

  /** A picture that is not ready, or whose file is gone, leaves its place empty; the page stays. */
  private async shown(id: string): Promise<ShownPicture | undefined> {
    try {
      const image = await this.records.get(images, id)
      if (image?.status !== 'ready' || !isOwnFile(image)) return undefined
      const { path, alt, width, height, thumbhash, credit } = image
      return present<ShownPicture>({ src: await this.storage.downloadUrl(path), alt, width, height, thumbhash, credit })
    } catch (error) {
      if (isPortError(error, 'documents', 'permission-denied', 'unauthenticated')) return undefined
      if (isPortError(error, 'storage', 'object-not-found')) return undefined
      throw error
    }
  }
}
