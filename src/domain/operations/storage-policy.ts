import { pictureLimits, storedTypes } from '../content/picture-upload'
import { type Actor, allows, anyone, nobody, owner, type Rule, scope } from '../shared/policy'

/** Who may read (get and list) and write (store and delete) the files under one folder. */
export interface FilePolicy {
  /** The first segment of the path; the rule holds for everything beneath. */
  readonly folder: string
  readonly read: Rule
  /** `owner('person')` compares with the second segment: each person's own folder. */
  readonly write: Rule
  /** What a file must be to be stored. */
  readonly holds?: { readonly types: readonly string[]; readonly bytes: number }
}

/** A file as it is about to be stored. */
export interface FileFacts {
  readonly contentType: string
  readonly bytes: number
}

/** The policy of file storage. A folder that is not named here is closed to everybody; callables pass no policy. */
export const storagePolicy: readonly FilePolicy[] = [
  { folder: 'snapshots', read: anyone, write: nobody },
  { folder: 'imports', read: scope('guide'), write: scope('guide') },
  { folder: 'pictures', read: anyone, write: owner('person'), holds: { types: Object.keys(storedTypes), bytes: pictureLimits.bytes } },
  { folder: 'sample', read: anyone, write: nobody },
]

/** `file` is given where one is stored; a deletion has none. */
export function mayUseFile(act: 'read' | 'write', path: string, actor: Actor | undefined, file?: FileFacts): boolean {
  const policy = storagePolicy.find(({ folder }) => path === folder || path.startsWith(`${folder}/`))
  if (!policy) return false
  const isMasquerading = actor?.claims.imp !== undefined
  const { holds } = policy
  const isRefused = file !== undefined && holds !== undefined && (file.bytes > holds.bytes || !holds.types.includes(file.contentType))
  const [, person = ''] = path.split('/')
  return !(act === 'write' && (isMasquerading || isRefused)) && allows(policy[act], actor, { fields: { person } })
}
