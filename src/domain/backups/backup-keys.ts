import type { Records } from '../shared/records/records'
import { newKeyPair } from '../shared/signature'
import { type BackupKey, backupKeys } from './backup-keys.collection'
import { fingerprintOf } from './backup-manifest'

/** The id of this project's own key. */
const ownId = 'own'

/** The key with which this project signs. The first call creates it; two concurrent calls end up with the same one. */
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

/** Whether the key with this fingerprint is this project's, or was trusted by two superadmins. */
export const isTrustedKey = async (records: Records, fingerprint: string): Promise<boolean> =>
  (await records.find(backupKeys, { where: [['fingerprint', '==', fingerprint]], limit: 1 })).length > 0
