import type { AccountFacts } from '../../ports/accounts-admin'
import { PortError } from '../../ports/errors'
import { noteAct } from '../operations/note-act'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { hasRole } from '../shared/policy'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { accountStates, accounts } from './accounts'
import { callerOf } from './caller'
import { deleteAccount, disableAccount, revokeSessions, sendAccountLink } from './change-account.function'
import { normalEmail } from './normal-email'
import { people } from './people'
import { noteSecurity } from './security-log'

/** An account that is there. Throws `not-found`. */
export async function accountAt({ accounts: admin }: FunctionWorld, uid: string): Promise<AccountFacts> {
  const account = await admin.find(uid)
  if (!account) throw new PortError('functions', 'not-found', uid)
  return account
}

export const disableAccountHandler = handle(disableAccount, async (world, { uid, disabled, reason }) => {
  const account = await accountAt(world, uid)
  const caller = callerOf(world)
  if (disabled && (caller.uid === uid || hasRole(account.claims, 'superadmin'))) throw new RuleBroken('staff-account')
  if (hasRole(account.claims, 'admin') && !hasRole(caller.claims, 'superadmin')) throw new RuleBroken('staff-account')
  await world.accounts.setDisabled(uid, disabled)
  if (disabled) await world.accounts.revokeSessions(uid)
  await new Records(world.documents, { current: world.actor }).transact(async within => {
    const record = await within.get(accounts, uid)
    const event = disabled ? 'disable' : 'enable'
    // Asked again, because the answer was lost.
    if (record && record.disabled === disabled) return
    if (record) within.change(accounts, record, { disabled, status: transition(accountStates, record.status, event) })
    noteAct(within, world, { scope: 'people', action: `account.${event}`, entity: 'accounts', entityId: uid, reason })
  })
  return {}
})

export const revokeSessionsHandler = handle(revokeSessions, async (world, { uid, reason }) => {
  await accountAt(world, uid)
  await world.accounts.revokeSessions(uid)
  await new Records(world.documents, { current: world.actor }).transact(async within => {
    const record = await within.get(accounts, uid)
    if (record) noteSecurity(within, record, { at: world.clock.now(), act: 'sessions.revoke' })
    noteAct(within, world, { scope: 'people', action: 'account.sessions.revoke', entity: 'accounts', entityId: uid, reason })
  })
  return {}
})

const linkMails = {
  'reset-password': { subject: 'Choose a new password', text: 'We were asked to send you a link with which you choose a new password.' },
  'verify-email': { subject: 'Confirm your e-mail address', text: 'Please confirm that this address is yours.' },
} as const

export const sendAccountLinkHandler = handle(sendAccountLink, async (world, { uid, kind }) => {
  const { email } = await accountAt(world, uid)
  await world.mailer.send({ to: email, ...linkMails[kind], link: await world.accounts.actionLink(kind, email) })
  await new Records(world.documents, { current: world.actor }).transact(async within =>
    noteAct(within, world, { scope: 'people', action: `account.mail.${kind}`, entity: 'accounts', entityId: uid }),
  )
  return {}
})

/** The records first, the account last: a call that was cut off is made whole by the same call. */
export const deleteAccountHandler = handle(deleteAccount, async (world, { uid, email, reason }) => {
  const account = await accountAt(world, uid)
  if (normalEmail(email) !== account.email) throw new RuleBroken('email-differs')
  if (hasRole(account.claims, 'admin') || callerOf(world).uid === uid) throw new RuleBroken('staff-account')
  await new Records(world.documents, { current: world.actor }).transact(async within => {
    const record = await within.get(accounts, uid)
    const person = account.claims.pid === undefined ? undefined : await within.get(people, account.claims.pid)
    if (record) within.delete(accounts, uid)
    if (person?.uid === uid) within.change(people, person, { uid: undefined })
    noteAct(within, world, { scope: 'people', action: 'account.delete', entity: 'accounts', entityId: uid, reason })
  })
  await world.accounts.delete(uid)
  return {}
})
