import { noteAct } from '../operations/note-act'
import type { FunctionWorld } from '../shared/cloud-function'
import type { RecordsWithin } from '../shared/records'

/** Notes what somebody did with an account, in the transaction that does it. `after` holds nothing that names a person. */
export function noteAccount(within: RecordsWithin, world: FunctionWorld, action: string, entityId: string, after?: object): void {
  noteAct(within, world, { scope: 'people', action, entity: 'people', entityId, ...(after && { after }) })
}
