import { Clock } from '../../ports/clock'
import { Ids } from '../../ports/ids'
import { Storage, type Upload } from '../../ports/storage'
import { Callables } from '../shared/functions/callables'
import { RuleBroken } from '../shared/records/rule-broken'
import { checkResourceLinks, type LinkCounts } from './check-resource-links.contract'
import {
  type ResourceFile,
  type ResourceFileType,
  type ResourceReaders,
  resourceFileLimits,
  resourceFilePath,
  resourceFileProblem,
} from './resource-files'

/** A library file that is being uploaded. */
export interface SendingFile {
  readonly upload: Upload
  /** The file as the record names it; to be stored in the record after `upload.done`. */
  readonly file: ResourceFile
}

/** Maximum number of ids per call. */
const maxIds = 50

/** The artists' library for its staff. */
export class ResourceService {
  static readonly inject = [Storage, Callables, Ids, Clock] as const

  constructor(
    private readonly storage: Storage,
    private readonly callables: Callables,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Begins the upload; an interrupted upload of more than 256 kB resumes. Refuses with `file-refused` if the file is not allowed. */
  send(chosen: File, readers: ResourceReaders): SendingFile {
    const problem = resourceFileProblem(chosen)
    if (problem) throw new RuleBroken('file-refused', { problem, limit: resourceFileLimits.bytes })
    const { type, size } = chosen
    const path = resourceFilePath(readers, this.ids.next(), this.clock.now(), chosen)
    const upload = this.storage.upload(path, chosen, { contentType: type, cacheControl: 'private, max-age=3600' })
    // Prevents an unhandled rejection if the caller only watches the progress, which reports the failure too.
    upload.done.catch(() => undefined)
    return { upload, file: { path, name: chosen.name.slice(-120), type: type as ResourceFileType, bytes: size } }
  }

  /** A stored file, for staff to check. */
  read(path: string): Promise<Blob> {
    return this.storage.read(path)
  }

  async checkLinks(ids: readonly string[]): Promise<LinkCounts> {
    const total = { works: 0, broken: 0, unreachable: 0, unchecked: 0 }
    for (let at = 0; at < ids.length; at += maxIds) {
      const counts = await this.callables.call(checkResourceLinks, { ids: ids.slice(at, at + maxIds) })
      for (const state of Object.keys(total) as (keyof LinkCounts)[]) total[state] += counts[state]
    }
    return total
  }
}
