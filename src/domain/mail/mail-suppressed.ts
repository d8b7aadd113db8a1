import { normalEmail } from '../people/normal-email'
import type { people } from '../people/people.collection'
import type { DataOf } from '../shared/records/collection'
import type { RecordsWithin } from '../shared/records/records'
import { sha256 } from '../shared/sha256'
import { suppressions } from './suppressions.collection'

type Reads = Pick<RecordsWithin, 'get'>

/** Why an address gets no more mail, if it does not. */
async function suppressedBecause(reads: Reads, address: string, now: Date) {
  const found = await reads.get(suppressions, await sha256(normalEmail(address)))
  return found?.status === 'active' && (found.until === undefined || found.until > now) ? found.reason : undefined
}

/**
 * Whether no mail may go to an address that nobody there asked for: notices, reminders, news. Receipts, letters, notices of a charge and answers to what
 * somebody did are sent all the same, and do not ask.
 */
export const isAddressSuppressed = async (reads: Reads, address: string, now: Date): Promise<boolean> =>
  (await suppressedBecause(reads, address, now)) !== undefined

/** The same of a person: whoever unsubscribed or complained from one address has done so for all; mail that came back stops its address alone. */
export async function isMailSuppressed(reads: Reads, { emails }: Pick<DataOf<typeof people>, 'emails'>, to: string, now: Date): Promise<boolean> {
  const reasons = await Promise.all(emails.map(async ({ address }) => ({ address, reason: await suppressedBecause(reads, address, now) })))
  return reasons.some(({ address, reason }) => reason !== undefined && (reason !== 'hard' || address === to))
}
