import type { RecordsWithin } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { sha256 } from '../shared/sha256'
import { emailKeys } from './email-keys.collection'
import { normalEmail } from './normal-email'

/**
 * Reads whose addresses these are. The returned function writes the keys so that `personId` has exactly these addresses. Throws `email-taken`
 * if another person has one of them.
 */
export async function claimEmails(
  within: RecordsWithin,
  personId: string,
  addresses: readonly string[],
  former: readonly string[] = [],
): Promise<() => void> {
  const wanted = new Set(addresses.map(normalEmail))
  const given = former.map(normalEmail).filter(address => !wanted.has(address))
  const read = (all: Iterable<string>) =>
    Promise.all(
      [...all].map(async address => {
        const key = await sha256(address)
        return { address, key, holder: await within.get(emailKeys, key) }
      }),
    )
  const [held, left] = [await read(wanted), await read(given)]
  const taken = held.find(({ holder }) => holder && holder.personId !== personId)
  if (taken) throw new RuleBroken('email-taken', { address: taken.address, personId: taken.holder!.personId })
  return () => {
    for (const { key, holder } of held) if (!holder) within.create(emailKeys, key, { personId })
    for (const { key, holder } of left) if (holder?.personId === personId) within.delete(emailKeys, key)
  }
}
