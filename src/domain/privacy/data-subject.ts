import { accounts } from '../accounts/accounts.collection'
import { artists, forgottenHandle } from '../artists/artists.collection'
import { slugs } from '../links/short-links.collection'
import { emailKeys } from '../people/email-keys.collection'
import { mergedInto } from '../people/merged-into'
import { normalEmail } from '../people/normal-email'
import { type Person, people } from '../people/people.collection'
import type { HandlerContext } from '../shared/functions/handler'
import type { Records } from '../shared/records/records'
import { sha256 } from '../shared/sha256'

/** A person to be erased or exported, with everything by which records identify them. */
export interface Subject {
  /** The person's id, and those of the records that were merged into theirs. */
  readonly personIds: readonly string[]
  /** Every address that the person entered, in its normal form. */
  readonly addresses: readonly string[]
  /** Addresses that are proven to be theirs. An address that was never confirmed may be somebody else's. */
  readonly ownAddresses: readonly string[]
  /** Names as stored in the records; namesakes have the same. Empty once the person is forgotten. */
  readonly names: readonly string[]
  readonly phones: readonly string[]
  /** Handles of their public profiles. */
  readonly handles: readonly string[]
  /** Ids of all their accounts; merges leave disabled ones. */
  readonly uids: readonly string[]
}

/** A person who was forgotten: only ids are known. */
export const forgottenSubject = async (records: Records, personId: string): Promise<Subject> => ({
  personIds: [personId, ...(await mergedInto(records, personId))],
  addresses: [],
  ownAddresses: [],
  names: [],
  handles: [],
  phones: [],
  uids: [],
})

/** `provenKey` is the digest of the address from which the person wrote; it counts as theirs, like a confirmed one. */
export async function subjectOf(
  records: Records,
  { accounts: admin }: Pick<HandlerContext, 'accounts'>,
  personId: string,
  provenKey?: string,
): Promise<Subject> {
  const personIds = [personId, ...(await mergedInto(records, personId))]
  const known = [...(await records.getAll(people, personIds)).values()]
  const profiles = [...(await records.getAll(artists, personIds)).values()]
  const theirs = await Promise.all(personIds.map(id => records.find(accounts, { where: [['personId', '==', id]] })))
  const uids = theirs.flat().map(({ id }) => id)
  const signedUp = (await Promise.all(uids.map(id => admin.find(id)))).flatMap(account => account ?? [])
  const entered = [
    ...known.flatMap(person => person?.emails ?? []),
    ...signedUp.map(({ email, emailVerified }) => ({ address: email, verified: emailVerified })),
  ].map(({ address, verified }) => ({ address: normalEmail(address), verified }))
  const isOwn = await Promise.all(
    entered.map(async ({ address, verified }) => {
      const key = await sha256(address)
      return (verified || key === provenKey) && (await isTheirs(records, key, personIds))
    }),
  )
  return {
    personIds,
    addresses: [...new Set(entered.map(({ address }) => address))],
    ownAddresses: [...new Set(entered.flatMap(({ address }, i) => (isOwn[i] ? [address] : [])))],
    names: [
      ...new Set([
        ...known.flatMap(person => (person?.status === 'anonymised' || !person ? [] : namesIn(person))),
        ...profiles.flatMap(artist => artist?.displayName ?? []),
      ]),
    ].filter(name => name.trim() !== ''),
    phones: [...new Set(known.flatMap(person => person?.phones ?? []))].filter(phone => phone !== ''),
    handles: [...new Set([...profiles.flatMap(artist => artist?.handle ?? []), ...(await heldHandles(records, personIds))])].filter(
      handle => handle !== forgottenHandle,
    ),
    uids,
  }
}

/** Every handle that leads to them, including former ones. */
async function heldHandles(records: Records, personIds: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(personIds.map(id => records.find(slugs, { where: [['ref', '==', id]] })))
  return found.flat().flatMap(({ id, kind }) => (kind === 'handle' ? [id] : []))
}

const namesIn = ({ names: { first, last, display } }: Person) => [display, `${first} ${last}`]

/** Whether the address key is the person's. If an erasure was interrupted, the keys may be gone already. */
async function isTheirs(records: Records, key: string, personIds: readonly string[]): Promise<boolean> {
  const held = await records.get(emailKeys, key)
  return held === undefined || personIds.includes(held.personId)
}
