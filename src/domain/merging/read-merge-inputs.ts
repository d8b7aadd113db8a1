import { accounts } from '../accounts/accounts.collection'
import { roleGrants } from '../accounts/roles/role-grants.collection'
import { artists } from '../artists/artists.collection'
import { artLovers } from '../memberships/art-lovers.collection'
import type { Answers } from '../people/consent-strictness'
import { consents, latestAnswers } from '../people/consents.collection'
import { deletions } from '../people/deletions.collection'
import { emailKeys } from '../people/email-keys.collection'
import { normalEmail } from '../people/normal-email'
import { type Person, people } from '../people/people.collection'
import { personNotes } from '../people/person-notes.collection'
import { unconfirmedAddress } from '../people/unconfirmed-address'
import type { HandlerContext } from '../shared/functions/handler'
import { hasRole } from '../shared/records/policy'
import type { Records } from '../shared/records/records'
import { RuleBroken, recordOvertaken } from '../shared/records/rule-broken'
import { sha256 } from '../shared/sha256'
import type { MergeInput } from './merge-people.contract'
import { mergePlan } from './merge-plan'
import type { AccountBefore, MergeSnapshot } from './merge-snapshot'
import type { Side } from './merges.collection'

/** Reads everything that a merge changes. Throws if the two people may not be merged. */
export async function readMergeInputs(records: Records, context: HandlerContext, input: MergeInput): Promise<MergeSnapshot> {
  const [kept, merged] = await Promise.all([activePerson(records, input.keptId), activePerson(records, input.mergedId)])
  if (kept.id === merged.id) throw new RuleBroken('merge-over', { personId: kept.id })
  if (kept.rev !== input.keptRev) throw recordOvertaken(kept)
  if (merged.rev !== input.mergedRev) throw recordOvertaken(merged)
  const sides = { kept: await mergeSideOf(records, context, kept), merged: await mergeSideOf(records, context, merged) }
  const account = stayingAccount(sides, input.account)
  const held = { kept: sides.kept.account, merged: sides.merged.account }
  const { change } = mergePlan(kept, merged, input.choices, account && held[account]?.record.email)
  const addresses = [...kept.emails, ...merged.emails, ...(change.emails ?? [])].map(({ address }) => normalEmail(address))
  const unconfirmed = await Promise.all([kept, merged].flatMap(person => unconfirmedAddress(person) ?? []).map(sha256))
  const keys = await Promise.all([...new Set(addresses)].map(sha256))
  const holders = await Promise.all(keys.map(async key => [key, (await records.get(emailKeys, key))?.personId ?? null] as const))
  const artist = await records.get(artists, merged.id)
  const lacks = async (of: typeof artists | typeof artLovers) =>
    (await records.get(of, kept.id)) === undefined && (await records.get(of, merged.id)) !== undefined
  return {
    kept,
    merged,
    change,
    accounts: { ...(held.kept && { kept: held.kept }), ...(held.merged && { merged: held.merged }) },
    ...(account && { account }),
    // A merge confirms no address: it moves existing keys and creates none for an unconfirmed address.
    keys: Object.fromEntries(holders.filter(([key, holder]) => holder !== null || !unconfirmed.includes(key))),
    answers: { kept: await answersOf(records, kept.id), merged: await answersOf(records, merged.id) },
    notes: Object.fromEntries(
      (await Promise.all((['kept', 'merged'] as const).map(async side => [side, (await records.get(personNotes, input[`${side}Id`]))?.note]))).filter(
        ([, note]) => note !== undefined,
      ),
    ) as MergeSnapshot['notes'],
    ...(artist && { artist }),
    isArtistCopied: await lacks(artists),
    isArtLoverCopied: await lacks(artLovers),
  }
}

async function activePerson(records: Records, id: string): Promise<Person> {
  const person = await records.get(people, id)
  const leaving = await records.get(deletions, id)
  if (person?.status !== 'active' || person.deletedAt || leaving?.status === 'cooling') throw new RuleBroken('merge-over', { personId: id })
  return person
}

async function accountOf(records: Records, context: HandlerContext, { uid }: Person): Promise<AccountBefore | undefined> {
  if (uid === undefined) return undefined
  const [record, facts] = await Promise.all([records.get(accounts, uid), context.accounts.find(uid)])
  return record && facts && { record, claims: facts.claims }
}

/** A person as a merge sees them: the account, and whether a role is held or requested. */
export interface MergeSide {
  readonly account: AccountBefore | undefined
  readonly hasRole: boolean
}

/** A requested role counts too: once approved, it would go to the account that the merge chose. */
export async function mergeSideOf(records: Records, context: HandlerContext, person: Person): Promise<MergeSide> {
  const [account, grants] = await Promise.all([
    accountOf(records, context, person),
    records.find(roleGrants, { where: [['personId', '==', person.id]] }),
  ])
  const { claims = {} } = account ?? {}
  const isClaimed = hasRole(claims, 'admin') || hasRole(claims, 'juror') || hasRole(claims, 'volunteer')
  return { account, hasRole: isClaimed || grants.some(({ status }) => status === 'active' || status === 'requested') }
}

/** Roles never move: the person with roles is kept, with the account that has them. */
export function stayingAccount({ kept, merged }: Readonly<Record<Side, MergeSide>>, chosen: Side = 'kept'): Side | undefined {
  const stays = kept.account && merged.account ? chosen : kept.account ? 'kept' : merged.account ? 'merged' : undefined
  if (merged.hasRole || (kept.hasRole && stays === 'merged')) throw new RuleBroken('merge-roles')
  return stays
}

export async function answersOf(records: Records, personId: string): Promise<Answers> {
  const found = await records.find(consents, { where: [['personId', '==', personId]] })
  return Object.fromEntries([...latestAnswers(found)].map(([topic, { state }]) => [topic, state]))
}
