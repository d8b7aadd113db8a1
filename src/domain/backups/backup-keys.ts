import type { Records } from '../shared/records/records'
import { newKeyPair } from '../shared/signature'
import { type BackupKey, backupKeys } from './backup-keys.collection'
import { fingerprintOf } from './backup-manifest'

/** The id of this project's own key. */
const ownId = 'own'

/** The key that this project signs with. The first call creates it; two calls at once agree on one. */
export async function ownBackupKey(records: Records): Promise<BackupKey & { readonly privateKey: JsonWebKey }> {
  const found = await records.get(backupKeys, ownId)
  if (!found) {
    const pair = await newKeyPair()
    const fingerprint = await fingerprintOf(pair.publicKey)
    await records.transact(async within => {
      if (!(await within.get(backupKeys, ownId))) within.create(backupKeys, ownId, { ...pair, fingerprint })
    })
  }
  const { privateKey, ...key } = found ?? (await records.get(backupKeys, ownId))!
  return { ...key, privateKey: privateKey! }
}

/** Whether backups that were signed with the key of this fingerprint are this project's, or were trusted by two superadmins. */
export const isTrustedKey = async (records: Records, fingerprint: string): Promise<boolean> =>
  (await records.find(backupKeys, { where: [['fingerprint', '==', fingerprint]], limit: 1 })).length > 0
