import { importBatches } from '../operations/import-batches'
import { noteAct } from '../operations/note-act'
import type { FunctionWorld } from '../shared/cloud-function'
import type { RecordsWithin } from '../shared/records'
import type { ImportScope } from './import-scope'

/** The person behind a call; a member of staff always has a person. */
export const callerOf = ({ actor }: FunctionWorld) => actor?.claims.pid ?? actor?.uid ?? 'system'

/** Notes an act on a batch. */
export const noteImport = (
  within: RecordsWithin,
  world: FunctionWorld,
  action: string,
  batch: { readonly id: string; readonly scope: ImportScope },
  after: Readonly<Record<string, unknown>>,
): void => noteAct(within, world, { scope: batch.scope, action, entity: importBatches.path, entityId: batch.id, after })
