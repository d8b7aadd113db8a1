import { auditAction } from '../../audit/audit-action'
import { callerOf, defineHandler } from '../../shared/functions/handler'
import { hasRole } from '../../shared/records/policy'
import { RuleBroken } from '../../shared/records/rule-broken'
import { accounts } from '../accounts.collection'
import { accountAt } from '../administer-accounts.handler'
import { endSessions } from '../end-sessions'
import { graceFrom } from '../roles/role-claims'
import { noteSecurity } from '../security-log'
import { giveGrace } from './begin-grace'
import { removeSecondFactor } from './remove-second-factor.contract'

/** How long staff may work before they set up another app, in milliseconds. */
const graceLength = 86_400_000

/** Log entries first, so that no factor is removed without one; a repeated call completes an interrupted one. */
export const removeSecondFactorHandler = defineHandler(removeSecondFactor, async (context, { uid, reason }) => {
  const { uid: caller, claims: by } = callerOf(context)
  if (caller === uid) throw new RuleBroken('second-factor-own')
  const { email, claims } = await accountAt(context, uid)
  const { at, event } = await context.once(async within => {
    const now = context.clock.now()
    const record = await within.get(accounts, uid)
    if (record) noteSecurity(within, record, { at: now, act: 'second-factor.remove', by: by.pid })
    auditAction(within, context, { scope: 'people', action: 'account.second-factor.remove', entity: 'accounts', entityId: uid, reason })
    return { at: now.toISOString(), event: `second factor ${context.ids.next()}` }
  })
  await context.accounts.removeSecondFactors(uid)
  // Sessions end before the claims change: a browser that notices new claims asks for a token, and must be refused.
  await endSessions(context, uid, claims.pid)
  if (hasRole(claims, 'admin')) await giveGrace(context, uid, { ...claims, mfaFrom: graceFrom(new Date(at), graceLength) })
  await context.mailer.send({
    to: email,
    subject: 'Sign-in with a code was removed from your account',
    text: 'A superadmin removed the authenticator app from your account. Sign in with your password and set up a new app within a day. If you did not ask for this, change your password now and tell a superadmin.',
    link: '/dashboard/settings',
    event,
  })
  return {}
})
