import type { Claims } from '../../ports/auth'
import { endSessions } from '../accounts/end-sessions'
import type { HandlerContext } from '../shared/functions/handler'
import type { AccountBefore, MergeSnapshot } from './merge-snapshot'

/** Keeps the chosen account for the kept person and disables the other one. Idempotent. */
export async function settleAccounts(context: HandlerContext, keptId: string, { accounts, account }: MergeSnapshot): Promise<void> {
  if (account === undefined) return
  await belongTo(context, accounts[account], keptId)
  const other = accounts[account === 'kept' ? 'merged' : 'kept']
  if (!other || !(await context.accounts.find(other.record.id))) return
  await context.accounts.setDisabled(other.record.id, true)
  await endSessions(context, other.record.id, other.record.personId)
}

/** Links each account to its own person again. An account that was disabled before the merge stays disabled; roles stay as they are now. */
export async function releaseAccounts(context: HandlerContext, snapshot: MergeSnapshot): Promise<void> {
  for (const side of ['kept', 'merged'] as const) {
    const before = snapshot.accounts[side]
    await belongTo(context, before, snapshot[side].id)
    if (before && !before.record.disabled && snapshot.account !== side && (await context.accounts.find(before.record.id)))
      await context.accounts.setDisabled(before.record.id, false)
  }
}

async function belongTo(context: HandlerContext, before: AccountBefore | undefined, personId: string): Promise<void> {
  const facts = before && (await context.accounts.find(before.record.id))
  if (!facts || facts.claims.pid === personId) return
  const claims: Claims = { ...facts.claims, pid: personId }
  await context.accounts.setClaims(facts.uid, claims)
  await endSessions(context, facts.uid, facts.claims.pid)
}
