import { PortError } from '../../ports/errors'
import { importScopes } from '../operations/import-batches'
import type { FunctionWorld } from '../shared/cloud-function'
import { any, isScoped, type Rule, scope } from '../shared/policy'
import type { ImportKind } from './import-kinds'

export type ImportScope = (typeof importScopes)[number]

/** Whose staff brings in files of this kind. */
export const scopeOfKind: Readonly<Record<ImportKind, ImportScope>> = {
  listings: 'guide',
  openings: 'guide',
  people: 'people',
  memberships: 'people',
  donations: 'money',
  events: 'content',
  pictures: 'content',
}

/** What staff must hold for a kind: a gift is money's, and names people, of whom some are new. */
export const scopesOfKind = (kind: ImportKind): readonly ImportScope[] => (kind === 'donations' ? ['money', 'people'] : [scopeOfKind[kind]])

/** Whoever holds the scope of some kind may call; which kind it is the batch tells. */
export const anyImporter: Rule = any(...importScopes.map(name => scope(name)))

/** Refuses staff of other scopes, whichever way they call. */
export function requireKind({ actor }: FunctionWorld, kind: ImportKind): void {
  const lacking = scopesOfKind(kind).find(name => !actor || !isScoped(actor.claims, name))
  if (lacking) throw new PortError('functions', 'permission-denied', `imports of the scope ${lacking}`)
}

/** Where the rows of a batch wait to be written; each scope has a folder of its own. What waits is deleted when the import ends. */
export const waitingRowsPath = (owner: ImportScope, batchId: string) => `imports-${owner}/${batchId}/rows.json`
/** Where the ZIP waits whose pictures the rows name. */
export const waitingZipPath = (batchId: string) => `imports-${scopeOfKind.pictures}/${batchId}/pictures.zip`
