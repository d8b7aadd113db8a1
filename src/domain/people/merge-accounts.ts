import type { Claims } from '../../ports/auth'
import type { FunctionWorld } from '../shared/cloud-function'
import type { AccountBefore, MergeSnapshot } from './merge-snapshot'

/** The account that stays is the kept person's; the other signs nobody in. Done again it changes nothing. */
export async function settleAccounts(world: FunctionWorld, keptId: string, { accounts, account }: MergeSnapshot): Promise<void> {
  if (account === undefined) return
  await belongTo(world, accounts[account], keptId)
  const other = accounts[account === 'kept' ? 'merged' : 'kept']
  if (!other || !(await world.accounts.find(other.record.id))) return
  await world.accounts.setDisabled(other.record.id, true)
  await world.accounts.revokeSessions(other.record.id)
}

/** Each account is its own person's again; one that was disabled before stays so, and roles are as they are now. */
export async function releaseAccounts(world: FunctionWorld, snapshot: MergeSnapshot): Promise<void> {
  for (const side of ['kept', 'merged'] as const) {
    const before = snapshot.accounts[side]
    await belongTo(world, before, snapshot[side].id)
    if (before && !before.record.disabled && snapshot.account !== side && (await world.accounts.find(before.record.id)))
      await world.accounts.setDisabled(before.record.id, false)
  }
}

async function belongTo(world: FunctionWorld, before: AccountBefore | undefined, personId: string): Promise<void> {
  const facts = before && (await world.accounts.find(before.record.id))
  if (!facts || facts.claims.pid === personId) return
  const claims: Claims = { ...facts.claims, pid: personId }
  await world.accounts.setClaims(facts.uid, claims)
  await world.accounts.revokeSessions(facts.uid)
}
