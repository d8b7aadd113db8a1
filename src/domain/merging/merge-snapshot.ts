import type { Claims } from '../../ports/auth'
import type { accounts } from '../accounts/accounts.collection'
import type { artists } from '../artists/artists.collection'
import type { Answers } from '../people/consent-strictness'
import type { Person, people } from '../people/people.collection'
import type { HandlerContext } from '../shared/functions/handler'
import { unlessMissing } from '../shared/functions/unless-missing'
import type { DataOf, StoredOf } from '../shared/records/collection'
import { RuleBroken } from '../shared/records/rule-broken'
import { tagged, untagged } from '../shared/records/tagged-json'
import { storedPath } from '../shared/stored-path'
import type { Side } from './merges.collection'

/** An account before the merge: its record, and the person in its claims. */
export interface AccountBefore {
  readonly record: StoredOf<typeof accounts>
  readonly claims: Claims
}

/** Both records before the merge, with everything an undo needs. Stored as a file that no client can read. */
export interface MergeSnapshot {
  readonly kept: Person
  readonly merged: Person
  /** The changes that the merge made to the kept record. */
  readonly change: Partial<DataOf<typeof people>>
  readonly accounts: Readonly<Partial<Record<Side, AccountBefore>>>
  /** Which side's account stayed, if there was one. */
  readonly account?: Side
  /** The person who had the key of each address; `null` if nobody did. */
  readonly keys: Readonly<Record<string, string | null>>
  readonly answers: Readonly<Record<Side, Answers>>
  readonly notes: Readonly<Partial<Record<Side, string>>>
  /** Records whose id is the merged person's id. They were copied to the kept person's id because the kept person had none. */
  readonly artist?: StoredOf<typeof artists>
  readonly isArtistCopied: boolean
  readonly isArtLoverCopied: boolean
}

/** Closed to every client. */
export const snapshotFolder = storedPath('merges')
export const snapshotPath = (mergeId: string) => storedPath(snapshotFolder, `${mergeId}.json`)

export async function keepSnapshot({ storage }: HandlerContext, mergeId: string, snapshot: MergeSnapshot): Promise<void> {
  const file = new Blob([JSON.stringify(tagged(snapshot as never))], { type: 'application/json' })
  await storage.upload(snapshotPath(mergeId), file, { contentType: 'application/json' }).done
}

/** Throws `undo-expired` if the file is gone. */
export async function readSnapshot({ storage }: HandlerContext, mergeId: string): Promise<MergeSnapshot> {
  const file = await storage.read(snapshotPath(mergeId)).catch(unlessMissing)
  if (!file) throw new RuleBroken('undo-expired')
  return untagged(JSON.parse(await file.text())) as MergeSnapshot
}
