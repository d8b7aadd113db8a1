import { accounts } from '../accounts/accounts.collection'
import { roleGrants } from '../accounts/roles/role-grants.collection'
import { auditAction } from '../audit/audit-action'
import { coolingDays, type Deletion, deletionStates, deletions } from '../people/deletions.collection'
import { mergedInto } from '../people/merged-into'
import type { HandlerContext } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { transition } from '../shared/records/collection'
import { hasRole } from '../shared/records/policy'
import type { Records, RecordsWithin } from '../shared/records/records'
import type { DeletionAct } from './delete-my-account.contract'

const dayLength = 86_400_000

export interface DeletionRequest {
  readonly act: DeletionAct
  readonly personId: string
  readonly uid: string | undefined
  /** Set for a request that staff recorded; absent if the person asked in their own account. */
  readonly taken?: Pick<Deletion, 'askedBy' | 'provenKey'> & { readonly reason: string }
}

/** The result of a request; nothing is new if it was recorded already. */
export interface NotedDeletion {
  readonly dueAt: string
  readonly isNew: boolean
}

/** Records or cancels a request to be forgotten. A request from a person's own account can be canceled by that person only. */
export async function noteDeletion(within: RecordsWithin, context: HandlerContext, request: DeletionRequest): Promise<NotedDeletion> {
  const { act, personId, uid, taken } = request
  const now = context.clock.now()
  const before = await within.get(deletions, personId)
  if (before && before.status === (act === 'ask' ? 'cooling' : 'kept')) return { dueAt: before.dueAt.toISOString(), isNew: false }
  const status = before || act === 'keep' ? transition(deletionStates, before?.status ?? 'kept', act) : 'cooling'
  if (act === 'keep' && taken && before?.askedBy === undefined) throw new Refused('permission-denied', 'they asked for it themselves')
  const dueAt = act === 'ask' ? new Date(now.getTime() + coolingDays * dayLength) : (before?.dueAt ?? now)
  const asked = { uid, askedAt: now, askedBy: taken?.askedBy, provenKey: taken?.provenKey }
  if (before) within.change(deletions, before, { status, dueAt, ...(act === 'ask' && asked) })
  else within.create(deletions, personId, { ...asked, dueAt, status })
  auditAction(within, context, {
    scope: 'people',
    action: `account.deletion.${act}`,
    entity: 'people',
    entityId: personId,
    ...(taken?.askedBy && { after: { askedBy: taken.askedBy } }),
    ...(taken && { reason: taken.reason }),
  })
  return { dueAt: dueAt.toISOString(), isNew: true }
}

/** Whether the person, or somebody merged into them, has a staff role: the role must be revoked before erasure. */
export async function isStaff(
  records: Records,
  { accounts: admin }: Pick<HandlerContext, 'accounts'>,
  personId: string,
  uid?: string,
): Promise<boolean> {
  const uids = new Set(uid === undefined ? [] : [uid])
  for (const id of [personId, ...(await mergedInto(records, personId))]) {
    const grants = await records.find(roleGrants, { where: [['personId', '==', id]] })
    if (grants.some(({ role, status }) => status === 'active' && (role === 'admin' || role === 'superadmin'))) return true
    for (const account of await records.find(accounts, { where: [['personId', '==', id]] })) uids.add(account.id)
  }
  const holders = await Promise.all([...uids].map(one => admin.find(one)))
  return holders.some(account => account && hasRole(account.claims, 'admin'))
}
