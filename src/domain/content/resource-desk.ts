import { Clock } from '../../ports/clock'
import { Functions } from '../../ports/functions'
import { Ids } from '../../ports/ids'
import { Storage, type Upload } from '../../ports/storage'
import { call } from '../shared/cloud-function'
import { RuleBroken } from '../shared/rule-broken'
import { checkResourceLinks, type LinkCounts } from './check-resource-links.function'
import { type ResourceFile, type ResourceReaders, resourceFileLimits, resourceFilePath, resourceFileProblem } from './resource-files'

/** A file on its way into the library. */
export interface SendingFile {
  readonly upload: Upload
  /** How the record names it; it is to be entered there once `upload.done`. */
  readonly file: ResourceFile
}

/** The most ids of one call. */
const mostIds = 50

/** The library of artists as its staff keep it. */
export class ResourceDesk {
  static readonly inject = [Storage, Functions, Ids, Clock] as const

  constructor(
    private readonly storage: Storage,
    private readonly functions: Functions,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Begins to send; what is above 256 kB goes on where it broke off. Refuses with `file-refused` what may not be stored. */
  send(chosen: File, readers: ResourceReaders): SendingFile {
    const problem = resourceFileProblem(chosen)
    if (problem) throw new RuleBroken('file-refused', { problem, limit: resourceFileLimits.bytes })
    const { type, size } = chosen
    const path = resourceFilePath(readers, this.ids.next(), this.clock.now(), chosen)
    const upload = this.storage.upload(path, chosen, { contentType: type, cacheControl: 'private, max-age=3600' })
    // Who only watches the progress hears of a failure there.
    upload.done.catch(() => undefined)
    return { upload, file: { path, name: chosen.name.slice(-120), type, bytes: size } }
  }

  /** A stored file, for staff to look at. */
  read(path: string): Promise<Blob> {
    return this.storage.read(path)
  }

  async checkLinks(ids: readonly string[]): Promise<LinkCounts> {
    const total = { works: 0, broken: 0, unreachable: 0, unchecked: 0 }
    for (let at = 0; at < ids.length; at += mostIds) {
      const counts = await call(this.functions, checkResourceLinks, { ids: ids.slice(at, at + mostIds) })
      for (const state of Object.keys(total) as (keyof LinkCounts)[]) total[state] += counts[state]
    }
    return total
  }
}
