import { collection, type StoredOf } from '../shared/records/collection'
import { json, optional, text } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

/**
 * The keys that sign backups; the id is the fingerprint. One is this project's own; the others are public halves of earlier projects' keys
 * that two superadmins trusted. Read by callables only, because the private half must stay on the server.
 */
export const backupKeys = collection({
  path: 'backupKeys',
  title: 'Backup keys',
  privacy: 'secret',
  whenForgotten: { otherwise: 'keys of the organization' },
  backup: { leftOut: 'whoever has a backup file could sign others' },
  notAudited: 'secrets of the server, which no reader of the audit may see',
  fields: {
    fingerprint: text('Fingerprint', 60),
    privateKey: optional(json<JsonWebKey>('Private half')),
    publicKey: json<JsonWebKey>('Public half'),
  },
  access: readOnly(nobody),
})
export type BackupKey = StoredOf<typeof backupKeys>
