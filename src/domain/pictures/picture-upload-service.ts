import { Auth } from '../../ports/auth'
import { isPortError } from '../../ports/errors'
import { Ids } from '../../ports/ids'
import { Storage, type Upload } from '../../ports/storage'
import { Callables } from '../shared/functions/callables'
import { omitUndefined } from '../shared/omit-undefined'
import { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { type Image, images } from './images.collection'
import { isStoredType } from './picture-file'
import { type PictureSize, pictureLimits } from './picture-upload-rules'
import { reservePicture } from './reserve-picture.contract'

/** A picture to be stored. The browser has redrawn it, so that it contains no camera metadata. */
export interface NewPicture extends PictureSize {
  readonly file: Blob
  readonly alt: string
  /** Pixels of the longer side that are enough, where that is less than pages need. */
  readonly minSide?: number | undefined
  /** In base64. */
  readonly thumbhash?: string | undefined
  /** `#rrggbb`, the most frequent first. */
  readonly colours?: readonly string[] | undefined
  /** See `image-similarity.ts`. */
  readonly phash?: string | undefined
  readonly isComposite?: boolean | undefined
  readonly focal?: Image['focal']
  readonly crops?: Image['crops']
}

/** A picture upload in progress. */
export interface Sending {
  readonly progress: Upload['progress']
  readonly watch: (next: (progress: Upload['progress']) => void) => () => void
  pause(): void
  resume(): void
  cancel(): void
  /** Resolves with the picture's id once it is stored and ready. */
  readonly done: Promise<string>
}

/** Uploads pictures, each into its owner's folder; a record is created before the file is sent. */
export class PictureUploadService {
  static readonly inject = [Records, Storage, Auth, Callables, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly storage: Storage,
    private readonly auth: Auth,
    private readonly callables: Callables,
    private readonly ids: Ids,
  ) {}

  /**
   * Starts the upload; resolves once its progress can be watched. Refuses with `picture-refused` if the picture may not be stored, and with
   * `picture-space-full` if the caller has no space left.
   */
  async send(picture: NewPicture): Promise<Sending> {
    if (this.auth.current?.claims.pid === undefined) throw new RuleBroken('not-joined')
    const { file, width, height, alt, thumbhash, colours, phash, isComposite, focal, crops } = picture
    const problem = !isStoredType(file.type)
      ? 'type'
      : file.size > pictureLimits.bytes
        ? 'too-large'
        : Math.max(width, height) < (picture.minSide ?? pictureLimits.webSide)
          ? 'too-small'
          : undefined
    if (problem || !isStoredType(file.type)) throw new RuleBroken('picture-refused', { problem })
    const described = omitUndefined({ width, height, alt, thumbhash, colours: colours && [...colours], phash, isComposite, focal, crops })
    const id = this.ids.next()
    const { path } = await this.callables.call(reservePicture, { id, bytes: file.size, mime: file.type, described })
    const upload = this.storage.upload(path, file, { contentType: file.type, cacheControl: 'private, max-age=31536000, immutable' })
    const done = this.finished(id, upload)
    // Prevents an unhandled rejection if the caller only watches the progress, which reports the failure too.
    done.catch(() => undefined)
    return {
      get progress() {
        return upload.progress
      },
      watch: next => upload.watch(next),
      pause: () => upload.pause(),
      resume: () => upload.resume(),
      cancel: () => upload.cancel(),
      done,
    }
  }

  private async finished(id: string, upload: Upload): Promise<string> {
    try {
      await upload.done
    } catch (error) {
      await this.settle(id, 'fail').catch(unlessOutOfReach)
      throw error
    }
    await this.settle(id, 'finish')
    return id
  }

  /** Removes a picture whose work was not created. */
  async discard(id: string): Promise<void> {
    const image = await this.records.get(images, id)
    if (image && image.usedIn.length === 0) await this.settle(id, 'trash')
  }

  private async settle(id: string, event: 'finish' | 'fail' | 'trash'): Promise<void> {
    const image = await this.records.get(images, id)
    if (image) await this.records.commit(this.records.moving(images, image, event))
  }
}

/**
 * Whatever made the upload fail often prevents recording the failure too. The record then stays `uploading`, is not shown, and is deleted a
 * day later.
 */
function unlessOutOfReach(error: unknown): void {
  if (!isPortError(error, 'documents', 'unavailable', 'unauthenticated', 'permission-denied')) throw error
}
