import { Clock } from '../../../ports/clock'
import { Ids } from '../../../ports/ids'
import { Storage, type Upload } from '../../../ports/storage'
import { RuleBroken } from '../records/rule-broken'
import { type DocumentFile, type DocumentFileType, documentFileLimits, documentFilePath, documentFileProblem } from './document-file'

/** A file that is being uploaded. */
export interface SendingFile {
  readonly upload: Upload
  /** The file as the record names it; to be stored in the record after `upload.done`. */
  readonly file: DocumentFile
}

/** Files that staff attach to records. */
export class DocumentUploads {
  static readonly inject = [Storage, Ids, Clock] as const

  constructor(
    private readonly storage: Storage,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Begins the upload; an interrupted upload of more than 256 kB resumes. Refuses with `file-refused` if the file is not allowed. */
  send(chosen: File, folder: string): SendingFile {
    const problem = documentFileProblem(chosen)
    if (problem) throw new RuleBroken('file-refused', { problem, limit: documentFileLimits.bytes })
    const { type, size } = chosen
    const path = documentFilePath(folder, this.ids.next(), this.clock.now(), chosen)
    const upload = this.storage.upload(path, chosen, { contentType: type, cacheControl: 'private, max-age=3600' })
    // Prevents an unhandled rejection if the caller only watches the progress, which reports the failure too.
    upload.done.catch(() => undefined)
    return { upload, file: { path, name: chosen.name.slice(-120), type: type as DocumentFileType, bytes: size } }
  }

  /** A stored file, for staff to check. */
  read(path: string): Promise<Blob> {
    return this.storage.read(path)
  }
}
