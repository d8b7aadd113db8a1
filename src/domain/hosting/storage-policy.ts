import type { Fields } from '../../ports/documents'
import { proofFolder, proofLimits, sentProofFolder } from '../eligibility/proof-files'
import { flipbookFolder, pdfLimits, uploadedPattern } from '../flipbook/flipbook-files'
import { importScopes } from '../imports/import-batches.collection'
import { images } from '../pictures/images.collection'
import { pictureFolder, storedTypes } from '../pictures/picture-file'
import { pictureLimits } from '../pictures/picture-upload-rules'
import { resourceFolders } from '../resources/resource-folders'
import { documentFileLimits } from '../shared/files/document-file'
import { type Actor, allows, any, anyone, nobody, owner, type Rule, scope, scopes } from '../shared/records/policy'
import { goodsFolder } from '../shop/downloads/goods-folder'
import { indexFolder } from '../tables/row-index-scope'

/** The access rules for the files in one folder. */
export interface FilePolicy {
  /** The first segment of the path; the rules apply to everything below it. */
  readonly folder: string
  /** Who may open a file by its path. */
  readonly read: Rule
  /** Who may list files. */
  readonly list: Rule
  /** Who may store and delete files. `owner('person')` compares with the second segment: each person's own folder. */
  readonly write: Rule
  /** Conditions for a stored file. */
  readonly holds?: Holds
}

interface Holds {
  /** The path of a stored file, as a pattern that means the same in RE2 and JavaScript. */
  readonly names: string
  readonly types: readonly string[]
  readonly bytes: number
  /**
   * The collection that must contain a record for every file, with the id in the file's name and the status `uploading`. A file is stored
   * once, at the record's path and not larger than it says; clients neither replace nor delete it, so a person can store only what callables
   * have counted.
   */
  readonly awaitedIn?: string
}

/** Files directly in the folder, or in a person's own folder within it, with a plain name and the extension of an allowed type. */
const holding = (folder: string, isOwn: boolean, { types, bytes }: { types: Readonly<Record<string, string>>; bytes: number }): Holds => ({
  names: `${folder}/${isOwn ? '[^/]+/' : ''}[A-Za-z0-9-]{1,128}[.](${Object.values(types).join('|')})`,
  types: Object.keys(types),
  bytes,
})

export type FileAct = 'read' | 'list' | 'write'

/** A file before it is stored. */
export interface FileFacts {
  readonly contentType: string
  readonly bytes: number
  /** A file already exists at its path. */
  readonly isThere?: boolean
  /** The record for the file (`awaitingRecord`). */
  readonly record?: Fields | undefined
}

/**
 * The access rules of file storage. Unlisted folders are closed to everybody; callables are not limited. Visitors can open public files but
 * not list them. An uploaded picture is private to its owner; published pictures are copies in `published`.
 */
export const storagePolicy: readonly FilePolicy[] = [
  { folder: 'snapshots', read: anyone, list: nobody, write: nobody },
  { folder: 'published', read: anyone, list: nobody, write: nobody },
  ...importScopes.flatMap(name => [
    { folder: `imports-${name}`, read: scope(name), list: scope(name), write: scope(name) },
    // Planned rows of an import. Written by a callable, so that nobody changes them before they are imported.
    { folder: `import-plans-${name}`, read: scope(name), list: nobody, write: nobody },
  ]),
  // Versions of flipbooks before they are published, and the pages of uploaded PDFs.
  {
    folder: flipbookFolder,
    read: scope('guide'),
    list: nobody,
    write: scope('guide'),
    holds: { names: uploadedPattern, types: ['application/pdf', 'application/json', 'image/jpeg'], bytes: pdfLimits.bytes },
  },
  {
    folder: pictureFolder,
    read: any(owner('person'), scope('content'), scope('people')),
    list: owner('person'),
    write: owner('person'),
    holds: { ...holding(pictureFolder, true, { types: storedTypes, bytes: pictureLimits.bytes }), awaitedIn: images.path },
  },
  {
    folder: resourceFolders.everybody,
    read: anyone,
    list: nobody,
    write: scope('content'),
    holds: holding(resourceFolders.everybody, false, documentFileLimits),
  },
  // Members get these files through `readResourceFile`.
  {
    folder: resourceFolders.members,
    read: scope('content'),
    list: nobody,
    write: scope('content'),
    holds: holding(resourceFolders.members, false, documentFileLimits),
  },
  // Buyers get these files through `readDownload`.
  {
    folder: goodsFolder,
    read: scope('money'),
    list: nobody,
    write: scope('money'),
    holds: holding(goodsFolder, false, documentFileLimits),
  },
  { folder: 'bugs', read: scope('system'), list: nobody, write: nobody },
  {
    folder: sentProofFolder,
    read: owner('person'),
    list: nobody,
    write: owner('person'),
    holds: holding(sentProofFolder, true, proofLimits),
  },
  // `sendProof` copies proofs here, where their sender cannot replace them.
  { folder: proofFolder, read: any(owner('person'), scope('people')), list: nobody, write: nobody },
  // Row indexes of whole collections, for staff who may list them; written by callables.
  ...scopes.map(name => ({ folder: indexFolder(name), read: scope(name), list: nobody, write: nobody })),
  { folder: 'sample', read: anyone, list: anyone, write: nobody },
]

const policyOf = (path: string) => storagePolicy.find(({ folder }) => path === folder || path.startsWith(`${folder}/`))

/** The path of the record that must exist before a file can be stored here; `undefined` if none is needed. */
export function awaitingRecord(path: string): string | undefined {
  const collection = policyOf(path)?.holds?.awaitedIn
  const id = /^[^/]+\/[^/]+\/([^/.]+)[.][^/]+$/.exec(path)?.[1]
  return collection !== undefined && id !== undefined ? `${collection}/${id}` : undefined
}

/** `file` is set if a file is stored; a deletion has none. */
export function mayUseFile(act: FileAct, path: string, actor: Actor | undefined, file?: FileFacts): boolean {
  const policy = policyOf(path)
  if (!policy) return false
  const isMasquerading = actor?.claims.imp !== undefined
  const { holds } = policy
  const isRefused = holds !== undefined && !(file ? fits(holds, path, file) : holds.awaitedIn === undefined)
  const [, person = ''] = path.split('/')
  return !(act === 'write' && (isMasquerading || isRefused)) && allows(policy[act], actor, { fields: { person } })
}

const fits = (holds: Holds, path: string, file: FileFacts): boolean =>
  file.bytes <= holds.bytes &&
  holds.types.includes(file.contentType) &&
  new RegExp(`^(?:${holds.names})$`).test(path) &&
  (holds.awaitedIn === undefined || isAwaited(path, file))

const isAwaited = (path: string, { bytes, isThere, record }: FileFacts): boolean =>
  !isThere &&
  record !== undefined &&
  record['status'] === 'uploading' &&
  record['path'] === path &&
  typeof record['bytes'] === 'number' &&
  bytes <= record['bytes']
