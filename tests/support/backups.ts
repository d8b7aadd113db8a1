import { BackupService, type RestorePurpose } from '../../src/domain/backups/backup-service'
import { restores } from '../../src/domain/backups/restores.collection'
import { ExportService } from '../../src/domain/exports/export-service'
import { requestExport } from '../../src/domain/exports/request-export.contract'
import { Records } from '../../src/domain/shared/records/records'
import { sha256 } from '../../src/domain/shared/sha256'
import { newKeyPair, signatureOf } from '../../src/domain/shared/signature'
import type { MemoryWorld } from './memory-world'

export const why = 'The yearly rehearsal'

/** A backup as a superadmin downloads it. */
export async function takeBackup(world: MemoryWorld): Promise<File> {
  const { jobId } = await world.call(requestExport, { preset: 'backup', reason: why })
  return world.services.get(ExportService).open(jobId)
}

export const bring = (world: MemoryWorld, file: Blob, purpose: RestorePurpose) =>
  world.services.get(BackupService).bring(file, purpose, why, () => undefined)

/** Restores all parts; resolves with the stored record of the restore. */
export async function putBack(world: MemoryWorld, restoreId: string) {
  await world.services.get(BackupService).putBack(restoreId, () => undefined, new AbortController().signal)
  return restoreOf(world, restoreId)
}

export const restoreOf = async (world: MemoryWorld, restoreId: string) =>
  (await new Records(world.store, { current: undefined }).get(restores, restoreId))!

/** A backup of these lines, signed with a key of the forger's own. */
export async function forgedBackup(lines: readonly string[], madeAt: Date): Promise<Blob> {
  const { privateKey, publicKey } = await newKeyPair()
  const part = new Blob([lines.map(line => `${line}\n`).join('')])
  const manifest = JSON.stringify({
    format: 1,
    organization: 'Forged',
    backup: 'forged',
    madeAt: madeAt.toISOString(),
    parts: [{ lines: lines.length, bytes: part.size, sha256: await sha256(part) }],
    collections: {},
  })
  const { kty, crv, x, y } = publicKey
  return new Blob([`${manifest}\n${JSON.stringify({ key: { kty, crv, x, y }, signature: await signatureOf(manifest, privateKey) })}\n`, part])
}
