import { requireSecondApprover } from '../accounts/roles/second-approver'
import { auditAction } from '../audit/audit-action'
import { callingPerson, defineHandler, type HandlerContext } from '../shared/functions/handler'
import { transition } from '../shared/records/collection'
import { RuleBroken } from '../shared/records/rule-broken'
import { backupKeys } from './backup-keys.collection'
import { isSameFingerprint } from './backup-manifest'
import { type Examined, examineBackup } from './examine-backup'
import { type Restore, restoreStates, restores } from './restores.collection'
import { decideRestore, discardRestore, examineRestore } from './restores.contract'
import { restoreNamed } from './upload-backup.handler'
import { removeParts, storedManifest } from './uploaded-restore-parts'

export const examineRestoreHandler = defineHandler(examineRestore, async (context, { restoreId }) => {
  const restore = await restoreNamed(context.records, restoreId)
  if (restore.status === 'receiving') {
    if (restore.received < restore.parts) throw new RuleBroken('backup-part', { part: restore.received + 1, parts: restore.parts })
    const examined = await examineBackup(context, restore, await storedManifest(context, restoreId))
    await moved(context, restore, nextOf(restore, examined), examined)
  }
  const { status, ...now } = await restoreNamed(context.records, restoreId)
  // Also completes an earlier try that was interrupted at this point.
  if (status === 'rehearsed') await removeParts(context, now)
  return { status }
})

/**
 * A second superadmin must approve guarded records, and every backup signed with an unknown key. A backup of which nothing is missing was only
 * checked: nobody has to approve or put back anything.
 */
function nextOf({ purpose, isKnownKey }: Restore, { guarded, kinds }: Examined): 'rehearse' | 'ask' | 'ready' {
  if (purpose === 'rehearsal' || kinds.every(({ missing }) => missing === 0)) return 'rehearse'
  return (purpose === 'everything' && guarded > 0) || !isKnownKey ? 'ask' : 'ready'
}

export const decideRestoreHandler = defineHandler(decideRestore, async (context, input) => {
  const by = callingPerson(context)
  const restore = await restoreNamed(context.records, input.restoreId)
  await requireSecondApprover(context.records, by, restore.requestedBy)
  // A retry after the response was lost.
  if (restore.decidedBy === by && (restore.status === 'rejected') === (input.decision === 'reject')) {
    if (restore.status === 'rejected') await removeParts(context, restore)
    return { status: restore.status }
  }
  if (restore.status !== 'requested') throw new RuleBroken('restore-over')
  if (input.decision === 'reject') {
    await moved(context, restore, 'reject', { decidedBy: by, endedBecause: input.reason, finishedAt: context.clock.now() }, input.reason)
    await removeParts(context, restore)
    return { status: 'rejected' }
  }
  if (!restore.isKnownKey) {
    if (!isSameFingerprint(input.fingerprint ?? '', restore.fingerprint)) throw new RuleBroken('backup-fingerprint')
    await trust(context, restore)
  }
  await moved(context, restore, 'approve', { decidedBy: by })
  return { status: 'ready' }
})

/** From now on backups of the earlier project need no fingerprint. */
async function trust(context: HandlerContext, { id, fingerprint }: Restore): Promise<void> {
  const { seal } = await storedManifest(context, id)
  const keyId = fingerprint.replaceAll(' ', '')
  await context.records.transact(async within => {
    if (!(await within.get(backupKeys, keyId))) within.create(backupKeys, keyId, { fingerprint, publicKey: seal.key })
  })
}

export const discardRestoreHandler = defineHandler(discardRestore, async (context, { restoreId }) => {
  const restore = await restoreNamed(context.records, restoreId)
  if (restore.status !== 'discarded') await moved(context, restore, 'discard', { finishedAt: context.clock.now() })
  await removeParts(context, restore)
  return { status: 'discarded' }
})

type Event = 'rehearse' | 'ask' | 'ready' | 'approve' | 'reject' | 'discard'

/** Throws `illegal-transition` if somebody else changed the state first. */
async function moved(context: HandlerContext, before: Restore, event: Event, change: Partial<Restore>, reason?: string): Promise<void> {
  await context.records.transact(async within => {
    const restore = await within.get(restores, before.id)
    if (!restore) return
    const status = transition(restoreStates, restore.status, event)
    within.change(restores, restore, { ...change, status, ...(status === 'rehearsed' && { finishedAt: context.clock.now() }) })
    auditAction(within, context, {
      scope: 'system',
      action: `backup.${event}`,
      entity: restores.path,
      entityId: restore.id,
      after: { backup: restore.backup, madeAt: restore.madeAt },
      ...(reason !== undefined && { reason }),
    })
  })
}
