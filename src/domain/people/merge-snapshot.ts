import type { Claims } from '../../ports/auth'
import { isPortError } from '../../ports/errors'
import type { accounts } from '../accounts/accounts'
import type { people } from '../accounts/people'
import type { artists } from '../artists/artists'
import type { FunctionWorld } from '../shared/cloud-function'
import type { DataOf, StoredOf } from '../shared/collection'
import { RuleBroken } from '../shared/rule-broken'
import { tagged, untagged } from '../shared/tagged-json'
import type { Answers } from './consent-strictness'
import type { Side } from './merges'

export type Person = StoredOf<typeof people>

/** A sign-in account as it was: its record, and whose it said it was. */
export interface AccountBefore {
  readonly record: StoredOf<typeof accounts>
  readonly claims: Claims
}

/** Both records as they were before they were merged, and what an undo has to know besides. Kept as a file that no client reads. */
export interface MergeSnapshot {
  readonly kept: Person
  readonly merged: Person
  /** What the merge changed on the kept record. */
  readonly change: Partial<DataOf<typeof people>>
  readonly accounts: Readonly<Partial<Record<Side, AccountBefore>>>
  /** Which account stayed, where there was one. */
  readonly account?: Side
  /** Who held the key of each address; `null` where nobody did. */
  readonly keys: Readonly<Record<string, string | null>>
  readonly answers: Readonly<Record<Side, Answers>>
  readonly notes: Readonly<Partial<Record<Side, string>>>
  /** What stood under the merged person's own id, and of which the kept one had none, was made the kept one's. */
  readonly artist?: StoredOf<typeof artists>
  readonly isArtistCopied: boolean
  readonly isArtLoverCopied: boolean
}

export const snapshotPath = (mergeId: string) => `merges/${mergeId}.json`

export async function keepSnapshot({ storage }: FunctionWorld, mergeId: string, snapshot: MergeSnapshot): Promise<void> {
  const file = new Blob([JSON.stringify(tagged(snapshot as never))], { type: 'application/json' })
  await storage.upload(snapshotPath(mergeId), file, { contentType: 'application/json' }).done
}

/** Throws `undo-expired` where the file is gone. */
export async function readSnapshot({ storage }: FunctionWorld, mergeId: string): Promise<MergeSnapshot> {
  try {
    return untagged(JSON.parse(await (await storage.read(snapshotPath(mergeId))).text())) as MergeSnapshot
  } catch (error) {
    if (isPortError(error, 'storage', 'object-not-found')) throw new RuleBroken('undo-expired', { mergeId })
    throw error
  }
}
