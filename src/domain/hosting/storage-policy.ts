import { proofFolder, proofLimits, sentProofFolder } from '../eligibility/proof-files'
import { importScopes } from '../imports/import-batches'
import { pictureLimits, storedTypes } from '../pictures/picture-upload'
import { resourceFileLimits, resourceFolders } from '../resources/resource-files'
import { type Actor, allows, any, anyone, nobody, owner, type Rule, scope, scopes } from '../shared/records/policy'
import { indexFolder } from '../tables/index-reader'

/** Who may do what with the files under one folder. */
export interface FilePolicy {
  /** The first segment of the path; the rule holds for everything beneath. */
  readonly folder: string
  /** Who may open a file by its path. */
  readonly read: Rule
  /** Who may ask which files there are. */
  readonly list: Rule
  /** Who may store and delete. `owner('person')` compares with the second segment: each person's own folder. */
  readonly write: Rule
  /** What a file must be to be stored. */
  readonly holds?: { readonly types: readonly string[]; readonly bytes: number }
}

export type FileAct = 'read' | 'list' | 'write'

/** A file as it is about to be stored. */
export interface FileFacts {
  readonly contentType: string
  readonly bytes: number
}

const resourceHolds = { types: Object.keys(resourceFileLimits.types), bytes: resourceFileLimits.bytes }

/**
 * The policy of file storage. A folder that is not named here is closed to everybody; callables pass no policy. What visitors may open
 * they cannot look through. A picture is its owner's until something that is published shows it: then there is a copy in `published`.
 */
export const storagePolicy: readonly FilePolicy[] = [
  { folder: 'snapshots', read: anyone, list: nobody, write: nobody },
  { folder: 'published', read: anyone, list: nobody, write: nobody },
  ...importScopes.flatMap(name => [
    { folder: `imports-${name}`, read: scope(name), list: scope(name), write: scope(name) },
    // What a dry run would write: made by a callable, so that nobody changes it before it is written.
    { folder: `import-plans-${name}`, read: scope(name), list: nobody, write: nobody },
  ]),
  {
    folder: 'pictures',
    read: any(owner('person'), scope('content')),
    list: owner('person'),
    write: owner('person'),
    holds: { types: Object.keys(storedTypes), bytes: pictureLimits.bytes },
  },
  { folder: resourceFolders.everybody, read: anyone, list: nobody, write: scope('content'), holds: resourceHolds },
  // Members are given them by `readResourceFile`.
  { folder: resourceFolders.members, read: scope('content'), list: nobody, write: scope('content'), holds: resourceHolds },
  { folder: 'bugs', read: scope('system'), list: nobody, write: nobody },
  {
    folder: sentProofFolder,
    read: owner('person'),
    list: nobody,
    write: owner('person'),
    holds: { types: Object.keys(proofLimits.types), bytes: proofLimits.bytes },
  },
  // `sendProof` takes them in here, where their sender replaces nothing.
  { folder: proofFolder, read: any(owner('person'), scope('people')), list: nobody, write: nobody },
  // Tables of whole collections, for whoever may list them; callables make them.
  ...scopes.map(name => ({ folder: indexFolder(name), read: scope(name), list: nobody, write: nobody })),
  { folder: 'sample', read: anyone, list: anyone, write: nobody },
]

/** `file` is given where one is stored; a deletion has none. */
export function mayUseFile(act: FileAct, path: string, actor: Actor | undefined, file?: FileFacts): boolean {
  const policy = storagePolicy.find(({ folder }) => path === folder || path.startsWith(`${folder}/`))
  if (!policy) return false
  const isMasquerading = actor?.claims.imp !== undefined
  const { holds } = policy
  const isRefused = file !== undefined && holds !== undefined && (file.bytes > holds.bytes || !holds.types.includes(file.contentType))
  const [, person = ''] = path.split('/')
  return !(act === 'write' && (isMasquerading || isRefused)) && allows(policy[act], actor, { fields: { person } })
}
