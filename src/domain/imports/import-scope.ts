import { PortError } from '../../ports/errors'
import type { importScopes } from '../operations/import-batches'
import type { FunctionWorld } from '../shared/cloud-function'
import { isScoped } from '../shared/policy'
import type { ImportKind } from './import-fields'

export type ImportScope = (typeof importScopes)[number]

/** Whose staff brings in files of this kind. */
export const scopeOfKind: Readonly<Record<ImportKind, ImportScope>> = { listings: 'guide', openings: 'guide', people: 'people' }

/** Refuses staff of the other scope, whichever way they call. */
export function requireScope({ actor }: FunctionWorld, scope: ImportScope): void {
  if (!actor || !isScoped(actor.claims, scope)) throw new PortError('functions', 'permission-denied', `imports of the scope ${scope}`)
}

/** Where the rows of a batch wait to be written; each scope has a folder of its own. */
export const waitingRowsPath = (scope: ImportScope, batchId: string) => `imports-${scope}/${batchId}/rows.json`
