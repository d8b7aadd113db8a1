import { PortError } from '../../ports/errors'
import { accounts } from '../accounts/accounts'
import { consents, latestAnswers } from '../accounts/consents'
import { deletions } from '../accounts/deletions'
import { emailKey, emailKeys } from '../accounts/email-keys'
import { normalEmail } from '../accounts/normal-email'
import { people } from '../accounts/people'
import { artists } from '../artists/artists'
import { artLovers } from '../memberships/art-lovers'
import type { FunctionWorld } from '../shared/cloud-function'
import { hasRole } from '../shared/policy'
import type { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import type { Answers } from './consent-strictness'
import type { MergeInput } from './merge-people.function'
import { mergePlan } from './merge-plan'
import type { AccountBefore, MergeSnapshot, Person } from './merge-snapshot'
import type { Side } from './merges'
import { personNotes } from './person-notes'

/** Everything a merge touches, as it is. Throws where the two may not be merged. */
export async function gatherMerge(records: Records, world: FunctionWorld, input: MergeInput): Promise<MergeSnapshot> {
  const [kept, merged] = await Promise.all([activePerson(records, input.keptId), activePerson(records, input.mergedId)])
  if (kept.id === merged.id) throw new RuleBroken('merge-over', { personId: kept.id })
  if (kept.rev !== input.keptRev || merged.rev !== input.mergedRev)
    throw new PortError('functions', 'aborted', 'a record has changed since it was looked at')
  const held = { kept: await accountOf(records, world, kept), merged: await accountOf(records, world, merged) }
  const account = stayingAccount(held, input.account)
  const { change } = mergePlan(kept, merged, input.choices, account && held[account]?.record.email)
  const addresses = [...kept.emails, ...merged.emails, ...(change.emails ?? [])].map(({ address }) => normalEmail(address))
  const keys = await Promise.all([...new Set(addresses)].map(emailKey))
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
    keys: Object.fromEntries(holders),
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

export async function accountOf(records: Records, world: FunctionWorld, { uid }: Person): Promise<AccountBefore | undefined> {
  if (uid === undefined) return undefined
  const [record, facts] = await Promise.all([records.get(accounts, uid), world.accounts.find(uid)])
  return record && facts && { record, claims: facts.claims }
}

/** Roles never move: whoever has one is kept, with the account that has it. */
export function stayingAccount(held: Partial<Record<Side, AccountBefore | undefined>>, chosen: Side = 'kept'): Side | undefined {
  const isRoleHolder = (side: Side) => {
    const claims = held[side]?.claims
    return claims !== undefined && (hasRole(claims, 'admin') || hasRole(claims, 'juror') || hasRole(claims, 'volunteer'))
  }
  const stays = held.kept && held.merged ? chosen : held.kept ? 'kept' : held.merged ? 'merged' : undefined
  if (isRoleHolder('merged') || (isRoleHolder('kept') && stays === 'merged')) throw new RuleBroken('merge-roles')
  return stays
}

export async function answersOf(records: Records, personId: string): Promise<Answers> {
  const said = await records.find(consents, { where: [['personId', '==', personId]] })
  return Object.fromEntries([...latestAnswers(said)].map(([topic, { state }]) => [topic, state]))
}
