import { auditAction } from '../../audit/audit-action'
import { people } from '../../people/people.collection'
import { callerOf, callingPerson, defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { hasRole } from '../../shared/records/policy'
import { RuleBroken } from '../../shared/records/rule-broken'
import { accounts } from '../accounts.collection'
import { activeGrantsOf } from '../roles/apply-roles'
import { noteSecurity } from '../security-log'
import { masqueradeUid } from './masquerade-account'
import { type MasqueradeInput, masqueradeLasts, startMasquerade } from './start-masquerade.contract'

/**
 * The security log and the audit are written first, so that no token exists without an entry. The session uses a separate account: with a
 * token of the person's account, the staff member could set its password and keep it.
 */
export const startMasqueradeHandler = defineHandler(startMasquerade, async (context, input) => {
  const by = callingPerson(context)
  if (input.mode === 'act' && !hasRole(callerOf(context).claims, 'superadmin')) throw new Refused('permission-denied', 'act mode')
  const { uid, displayName, claims } = await accountToMasquerade(context, input.personId)
  const end = Math.floor((context.clock.now().getTime() + masqueradeLasts) / 1000)
  await note(context, uid, input, by)
  const { jur, vol } = claims
  const token = await context.accounts.sessionToken(
    { uid: masqueradeUid(by), displayName },
    { pid: input.personId, ...(jur && { jur }), ...(vol !== undefined && { vol }), imp: by, end, ...(input.mode === 'act' && { act: 1 }) },
  )
  return { token, endsAt: new Date(end * 1000).toISOString() }
})

/** The account of a person as whom staff may masquerade, with the person's name. */
async function accountToMasquerade(context: HandlerContext, personId: string) {
  const { records } = context
  const person = await records.get(people, personId)
  const uid = person?.uid
  const account = uid === undefined ? undefined : await context.accounts.find(uid)
  if (!account || account.disabled) throw new RuleBroken('no-account')
  const grants = await activeGrantsOf(records, personId)
  const isStaff = hasRole(account.claims, 'admin') || grants.some(({ role }) => role === 'admin' || role === 'superadmin')
  if (isStaff) throw new RuleBroken('masquerade-staff')
  return { uid: account.uid, displayName: person!.names.display, claims: account.claims }
}

async function note(context: HandlerContext, uid: string, { personId, mode, reason }: MasqueradeInput, by: string): Promise<void> {
  await context.records.transact(async within => {
    const account = await within.get(accounts, uid)
    if (account) noteSecurity(within, account, { at: context.clock.now(), act: `masquerade.${mode}`, by })
    auditAction(within, context, { scope: 'people', action: 'masquerade.start', entity: 'people', entityId: personId, after: { mode }, reason })
  })
}
