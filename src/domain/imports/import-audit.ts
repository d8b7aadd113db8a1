import { audit } from '../operations/audit'
import { importBatches } from '../operations/import-batches'
import type { FunctionWorld } from '../shared/cloud-function'
import type { RecordsWithin } from '../shared/records'

/** The person behind a call; a member of staff always has a person. */
export const callerOf = ({ actor }: FunctionWorld) => actor?.claims.pid ?? actor?.uid ?? 'system'

/** Notes an act on a batch. */
export function noteImport(
  within: RecordsWithin,
  world: FunctionWorld,
  action: string,
  batchId: string,
  after: Readonly<Record<string, unknown>>,
): void {
  const masked = world.actor?.claims.imp
  within.create(audit, world.ids.next(), {
    scope: 'guide',
    actor: callerOf(world),
    ...(masked && { realActor: masked }),
    action,
    entity: importBatches.path,
    entityId: batchId,
    after,
  })
}
