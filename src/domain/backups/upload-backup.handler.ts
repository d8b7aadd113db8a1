import { auditAction } from '../audit/audit-action'
import { callingPerson, defineHandler, recordAt } from '../shared/functions/handler'
import type { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { isTrustedKey, ownBackupKey } from './backup-keys'
import { fingerprintOf, readManifest } from './backup-manifest'
import { manifestFile, partFile, type Restore, restores } from './restores.collection'
import { beginRestore, bringBackupPart, readBackupKey } from './restores.contract'
import { requirePart, storedManifest } from './uploaded-restore-parts'

const contentType = 'application/jsonl'

export const beginRestoreHandler = defineHandler(beginRestore, async (context, { manifest: first, seal: second, purpose, reason }) => {
  const requestedBy = callingPerson(context)
  return context.once(
    async (within, { restoreId, data }) => {
      within.create(restores, restoreId, data)
      auditAction(within, context, {
        scope: 'system',
        action: purpose === 'rehearsal' ? 'backup.rehearse' : 'backup.bring',
        entity: restores.path,
        entityId: restoreId,
        after: { backup: data.backup, madeAt: data.madeAt, purpose, isKnownKey: data.isKnownKey },
        reason,
      })
      return { restoreId }
    },
    async () => {
      const { manifest, seal } = await readManifest(first, second)
      const fingerprint = await fingerprintOf(seal.key)
      const restoreId = context.ids.next()
      await context.storage.upload(manifestFile(restoreId), new Blob([`${first}\n${second}\n`], { type: contentType }), { contentType }).done
      const data = {
        purpose,
        reason,
        requestedBy,
        organization: manifest.organization,
        backup: manifest.backup,
        madeAt: new Date(manifest.madeAt),
        fingerprint,
        isKnownKey: await isTrustedKey(context.systemRecords, fingerprint),
        parts: manifest.parts.length,
        received: 0,
        lines: manifest.parts.reduce((sum, part) => sum + part.lines, 0),
        applied: 0,
        examples: [],
        restored: 0,
        present: 0,
        forgotten: 0,
        status: 'receiving' as const,
      }
      return { restoreId, data }
    },
  )
})

export const bringBackupPartHandler = defineHandler(bringBackupPart, async (context, { restoreId, part, text }) => {
  const restore = await restoreNamed(context.records, restoreId)
  // A retry after the response was lost.
  if (part < restore.received) return { received: restore.received }
  if (restore.status !== 'receiving' || part !== restore.received) throw new RuleBroken('restore-over')
  const content = new Blob([text], { type: contentType })
  await requirePart(await storedManifest(context, restoreId), part, content)
  await context.storage.upload(partFile(restoreId, part), content, { contentType }).done
  return context.records.transact(async within => {
    const now = await within.get(restores, restoreId)
    if (now?.status !== 'receiving') throw new RuleBroken('restore-over')
    if (now.received === part) within.change(restores, now, { received: part + 1 })
    return { received: Math.max(now.received, part + 1) }
  })
})

export const readBackupKeyHandler = defineHandler(readBackupKey, async context => ({
  fingerprint: (await ownBackupKey(context.systemRecords)).fingerprint,
}))

export async function restoreNamed(records: Records, restoreId: string): Promise<Restore> {
  const restore = await recordAt(records, restores, restoreId)
  return restore
}
