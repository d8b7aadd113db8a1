import { normalEmail } from '../people/normal-email'
import type { people } from '../people/people.collection'
import type { DataOf } from '../shared/records/collection'
import type { RecordsWithin } from '../shared/records/records'
import { sha256 } from '../shared/sha256'
import { suppressions } from './suppressions.collection'

type Reads = Pick<RecordsWithin, 'get'>

/** Why an address gets no more mail; `undefined` if it does. */
async function suppressedBecause(reads: Reads, address: string, now: Date) {
  const found = await reads.get(suppressions, await sha256(normalEmail(address)))
  return found?.status === 'active' && (found.until === undefined || found.until > now) ? found.reason : undefined
}

/**
 * Whether an address must not get mail that nobody there asked for: notices, reminders, news. Receipts, letters, notices of a charge and
 * replies to an action are always sent and do not check this.
 */
export const isAddressSuppressed = async (reads: Reads, address: string, now: Date): Promise<boolean> =>
  (await suppressedBecause(reads, address, now)) !== undefined

/** The same for a person: an unsubscription or complaint from one address counts for all of them; a bounce stops only the address that bounced. */
export async function isMailSuppressed(reads: Reads, { emails }: Pick<DataOf<typeof people>, 'emails'>, to: string, now: Date): Promise<boolean> {
  const reasons = await Promise.all(emails.map(async ({ address }) => ({ address, reason: await suppressedBecause(reads, address, now) })))
  return reasons.some(({ address, reason }) => reason !== undefined && (reason !== 'hard' || address === to))
}
