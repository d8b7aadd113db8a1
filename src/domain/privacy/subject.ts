import { accounts } from '../accounts/accounts.collection'
import { emailKeys } from '../people/email-keys.collection'
import { mergedInto } from '../people/merged-into'
import { normalEmail } from '../people/normal-email'
import { people } from '../people/people.collection'
import type { HandlerContext } from '../shared/functions/handler-context'
import type { Records } from '../shared/records/records'
import { sha256 } from '../shared/sha256'

/** One person as records name them. */
export interface Subject {
  /** The person's id, and those of the records that were merged into theirs. */
  readonly personIds: readonly string[]
  /** Every address that they entered, in its normal form. */
  readonly addresses: readonly string[]
  /** Those that are known to be theirs. An address that was never confirmed may be somebody else's. */
  readonly ownAddresses: readonly string[]
}

export async function subjectOf(records: Records, { accounts: admin }: Pick<HandlerContext, 'accounts'>, personId: string): Promise<Subject> {
  const personIds = [personId, ...(await mergedInto(records, personId))]
  const known = await Promise.all(personIds.map(id => records.get(people, id)))
  const theirs = await Promise.all(personIds.map(id => records.find(accounts, { where: [['personId', '==', id]] })))
  const signedUp = (await Promise.all(theirs.flat().map(({ id }) => admin.find(id)))).flatMap(account => account ?? [])
  const entered = [
    ...known.flatMap(person => person?.emails ?? []),
    ...signedUp.map(({ email, emailVerified }) => ({ address: email, verified: emailVerified })),
  ].map(({ address, verified }) => ({ address: normalEmail(address), verified }))
  const isOwn = await Promise.all(entered.map(async one => one.verified && (await isTheirs(records, one.address, personIds))))
  return {
    personIds,
    addresses: [...new Set(entered.map(({ address }) => address))],
    ownAddresses: [...new Set(entered.flatMap(({ address }, i) => (isOwn[i] ? [address] : [])))],
  }
}

/** A person whose erasure was interrupted has no keys any more. */
async function isTheirs(records: Records, address: string, personIds: readonly string[]): Promise<boolean> {
  const key = await records.get(emailKeys, await sha256(address))
  return key === undefined || personIds.includes(key.personId)
}
