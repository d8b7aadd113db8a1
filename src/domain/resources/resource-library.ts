import { Storage } from '../../ports/storage'
import type { DocumentFile } from '../shared/files/document-file'
import { fetchParts } from '../shared/files/file-parts'
import { Callables } from '../shared/functions/callables'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { readResourceFile } from './open-resource.contract'
import { type Resource, resources } from './resources.collection'

/** Maximum number of published resources at one time. */
const maxResources = 500

/** The artists' library for its readers. */
export class ResourceLibrary {
  static readonly inject = [Records, Callables, Storage] as const

  constructor(
    private readonly records: Records,
    private readonly callables: Callables,
    private readonly storage: Storage,
  ) {}

  /** Published resources in their order. */
  get resources(): Reading<readonly Resource[]> {
    return new RecordSets(this.records, [recordSet(resources, { where: [['status', '==', 'published']], limit: maxResources })], async ([found]) =>
      [...found].sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en')),
    )
  }

  /** A public file. */
  async file({ path, name, type }: DocumentFile): Promise<File> {
    return new File([await this.storage.read(path)], name, { type })
  }

  /** A file of the members' part; `onProgress` gets the number of parts received and the total. */
  membersFile(id: string, file: DocumentFile, onProgress: (done: number, of: number) => void): Promise<File> {
    return fetchParts(part => this.callables.call(readResourceFile, { id, part }), file, onProgress)
  }
}
