import { Functions } from '../../ports/functions'
import { Storage } from '../../ports/storage'
import { call } from '../shared/cloud-function'
import { type Reading, RecordSets, recordSet } from '../shared/record-sets'
import { Records } from '../shared/records'
import { type OpenedResource, openResource, readResourceFile } from './open-resource.function'
import type { ResourceFile } from './resource-files'
import { type Resource, resources } from './resources'

/** Most resources that stand in the library at one time. */
const most = 500

/** The library of artists as its readers use it. */
export class ResourceLibrary {
  static readonly inject = [Records, Functions, Storage] as const

  constructor(
    private readonly records: Records,
    private readonly functions: Functions,
    private readonly storage: Storage,
  ) {}

  /** What is published, in the order of the shelf. */
  get shelf(): Reading<readonly Resource[]> {
    return new RecordSets(this.records, [recordSet(resources, { where: [['status', '==', 'published']], limit: most })], async ([found]) =>
      [...found].sort((a, b) => a.order - b.order || a.title.localeCompare(b.title, 'en')),
    )
  }

  /** Counts the opening, and gives what members find besides. */
  open(id: string): Promise<OpenedResource> {
    return call(this.functions, openResource, { id })
  }

  /** A file that is everybody's. */
  async file({ path, name, type }: ResourceFile): Promise<File> {
    return new File([await this.storage.read(path)], name, { type })
  }

  /** The file of the members' part; `tell` hears how many parts of how many are there. */
  async membersFile(id: string, { name, type }: ResourceFile, tell: (done: number, of: number) => void): Promise<File> {
    const bytes: Uint8Array<ArrayBuffer>[] = []
    for (let part = 0, parts = 1; part < parts; part++) {
      const read = await call(this.functions, readResourceFile, { id, part })
      parts = read.parts
      bytes.push(Uint8Array.from(atob(read.base64), sign => sign.charCodeAt(0)))
      tell(part + 1, parts)
    }
    return new File(bytes, name, { type })
  }
}
