import { type Actor, allows, anyone, nobody, type Rule, scope } from '../shared/policy'

/** Who may read (get and list) and write (store and delete) the files under one folder. */
export interface FilePolicy {
  /** The first segment of the path; the rule holds for everything beneath. */
  readonly folder: string
  readonly read: Rule
  readonly write: Rule
}

/** The policy of file storage. A folder that is not named here is closed to everybody; callables pass no policy. */
export const storagePolicy: readonly FilePolicy[] = [
  { folder: 'snapshots', read: anyone, write: nobody },
  { folder: 'imports', read: scope('guide'), write: scope('guide') },
  { folder: 'sample', read: anyone, write: nobody },
]

export function mayUseFile(act: 'read' | 'write', path: string, actor: Actor | undefined): boolean {
  const policy = storagePolicy.find(({ folder }) => path === folder || path.startsWith(`${folder}/`))
  if (!policy) return false
  const isMasquerading = actor?.claims.imp !== undefined
  return !(act === 'write' && isMasquerading) && allows(policy[act], actor, { fields: {} })
}
