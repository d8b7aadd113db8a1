import type { FunctionWorld } from '../shared/cloud-function'
import type { DataOf } from '../shared/collection'
import type { Scope } from '../shared/policy'
import { present } from '../shared/present'
import type { RecordsWithin } from '../shared/records'
import { audit } from './audit'
import { changeAuthor } from './audit-entry'

/** What is kept of an act that no record tells of by itself. `before` and `after` hold nothing that names a person. */
export interface Note {
  readonly scope: Scope
  /** The noun and the verb: `import.start`. */
  readonly action: string
  readonly entity: string
  readonly entityId?: string
  readonly before?: object
  readonly after?: object
  readonly reason?: string
}

/** The entry of an act of this caller. */
export function actEntry({ actor }: Pick<FunctionWorld, 'actor'>, { before, after, ...told }: Note): DataOf<typeof audit> {
  return { ...told, ...(before && { before: present(before) }), ...(after && { after: present(after) }), ...changeAuthor(actor) }
}

/** Notes an act in the transaction that does it. The changes of records in it are noted by themselves. */
export function noteAct(within: RecordsWithin, world: FunctionWorld, note: Note): void {
  within.create(audit, world.ids.next(), actEntry(world, note))
}
