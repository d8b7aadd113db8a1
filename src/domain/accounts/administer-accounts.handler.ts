import type { AccountFacts } from '../../ports/accounts-admin'
import { auditAction } from '../audit/audit-action'
import { normalEmail } from '../people/normal-email'
import { people } from '../people/people.collection'
import { callerOf, defineHandler, type HandlerContext } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { hasRole } from '../shared/records/policy'
import { RuleBroken } from '../shared/records/rule-broken'
import { type Account, accounts } from './accounts.collection'
import { deleteAccount, disableAccount, revokeSessions, sendAccountLink } from './administer-accounts.contract'
import { endSessions } from './end-sessions'
import { noteSecurity } from './security-log'

/** The account with this uid. Throws `not-found`. */
export async function accountAt({ accounts: admin }: HandlerContext, uid: string): Promise<AccountFacts> {
  const account = await admin.find(uid)
  if (!account) throw new Refused('not-found', uid)
  return account
}

/**
 * Open browsers watch this version and fetch a new token; a disabled or deleted account gets none, and the browser leaves pages that need a
 * session.
 */
const nextVersion = ({ claimsVersion }: Account) => ({ claimsVersion: claimsVersion + 1 })

export const disableAccountHandler = defineHandler(disableAccount, async (context, { uid, disabled, reason }) => {
  const account = await accountAt(context, uid)
  const caller = callerOf(context)
  if (disabled && (caller.uid === uid || hasRole(account.claims, 'superadmin'))) throw new RuleBroken('staff-account')
  if (hasRole(account.claims, 'admin') && !hasRole(caller.claims, 'superadmin')) throw new RuleBroken('staff-account')
  await context.accounts.setDisabled(uid, disabled)
  if (disabled) await endSessions(context, uid, account.claims.pid)
  await context.records.transact(async within => {
    const record = await within.get(accounts, uid)
    const event = disabled ? 'disable' : 'enable'
    // A retry after the response was lost.
    if (record && record.disabled === disabled) return
    if (record) within.move(accounts, record, event, { disabled, ...nextVersion(record) })
    auditAction(within, context, { scope: 'people', action: `account.${event}`, entity: 'accounts', entityId: uid, reason })
  })
  return {}
})

export const revokeSessionsHandler = defineHandler(revokeSessions, async (context, { uid, reason }) => {
  const by = callerOf(context).claims.pid
  const account = await accountAt(context, uid)
  await endSessions(context, uid, account.claims.pid)
  await context.once(async within => {
    const record = await within.get(accounts, uid)
    if (record) noteSecurity(within, record, { at: context.clock.now(), act: 'sessions.revoke', by }, nextVersion(record))
    auditAction(within, context, { scope: 'people', action: 'account.sessions.revoke', entity: 'accounts', entityId: uid, reason })
  })
  return {}
})

const linkMails = {
  'reset-password': { subject: 'Choose a new password', text: 'Our staff sent you this link so that you can choose a new password.' },
  'verify-email': { subject: 'Confirm your email address', text: 'Our staff sent you this link so that you can confirm that this address is yours.' },
} as const

export const sendAccountLinkHandler = defineHandler(sendAccountLink, async (context, { uid, kind }) => {
  const { email } = await accountAt(context, uid)
  const event = await context.once(async within => {
    auditAction(within, context, { scope: 'people', action: `account.mail.${kind}`, entity: 'accounts', entityId: uid })
    return `account link ${context.ids.next()}`
  })
  await context.mailer.send({ to: email, ...linkMails[kind], link: await context.accounts.actionLink(kind, email), event })
  return {}
})

/** Records first, account last: a repeated call completes an interrupted one. */
export const deleteAccountHandler = defineHandler(deleteAccount, async (context, { uid, email, reason }) => {
  await context.once(
    async (within, { claims: { pid } }) => {
      const record = await within.get(accounts, uid)
      const person = pid === undefined ? undefined : await within.get(people, pid)
      if (record) within.delete(accounts, uid)
      if (person?.uid === uid) within.change(people, person, { uid: undefined })
      auditAction(within, context, { scope: 'people', action: 'account.delete', entity: 'accounts', entityId: uid, reason })
    },
    async () => {
      const account = await accountAt(context, uid)
      if (normalEmail(email) !== account.email) throw new RuleBroken('email-differs')
      if (hasRole(account.claims, 'admin') || callerOf(context).uid === uid) throw new RuleBroken('staff-account')
      return account
    },
  )
  await context.accounts.delete(uid)
  return {}
})
