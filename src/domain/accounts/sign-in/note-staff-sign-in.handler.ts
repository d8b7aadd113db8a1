import type { AccountFacts } from '../../../ports/accounts-admin'
import { audit } from '../../audit/audit.collection'
import { normalEmail } from '../../people/normal-email'
import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { hasRole } from '../../shared/records/policy'
import type { RecordsWithin } from '../../shared/records/records'
import { sha256 } from '../../shared/sha256'
import { accounts } from '../accounts.collection'
import { beginGrace } from '../second-factor/begin-grace'
import { noteStaffSignIn } from './note-staff-sign-in.contract'
import { staffSignIns } from './staff-sign-ins.collection'

const nothing = { lastAt: null, refused: 0 }

/** A refused attempt over the limit writes no audit entry, so that strangers cannot flood the audit. */
export const noteStaffSignInHandler = defineHandler(noteStaffSignIn, async (context, { email, answer, key }) => {
  const { accounts: directory, actor, records } = context
  // Read from the account: the session's own rights may be suspended until a second factor is used.
  const account = answer === 'signed-in' && actor ? await directory.find(actor.uid) : undefined
  const staff = account && actor?.claims.imp === undefined && hasRole(account.claims, 'admin') ? account : undefined
  if (staff) await beginGrace(context, staff)
  const who = await sha256(normalEmail(staff?.email ?? email))
  const id = `sign-in-${key}`
  return records.transact(async within => {
    const noted = await within.get(audit, id)
    if (noted) return staff ? (noted.after as typeof nothing) : nothing
    if (staff) return enter(within, context, staff, who, id)
    const before = await within.get(staffSignIns, who)
    if (before) within.change(staffSignIns, before, { refused: before.refused + 1 })
    else within.create(staffSignIns, who, { refused: 1 })
    note(within, context, id, { actor: actor?.claims.pid ?? actor?.uid ?? 'nobody', action: 'staff.refuse', after: { address: who } })
    return nothing
  })
})

async function enter(within: RecordsWithin, context: HandlerContext, staff: AccountFacts, who: string, id: string) {
  const now = context.clock.now()
  const account = await within.get(accounts, staff.uid)
  const before = await within.get(staffSignIns, who)
  if (account) within.change(accounts, account, { lastSignIn: now })
  if (before) within.change(staffSignIns, before, { lastAt: now, refused: 0 })
  else within.create(staffSignIns, who, { lastAt: now, refused: 0 })
  const after = { lastAt: before?.lastAt?.toISOString() ?? null, refused: before?.refused ?? 0 }
  note(within, context, id, { actor: staff.claims.pid ?? staff.uid, action: 'staff.enter', entityId: staff.uid, after })
  return after
}

interface Noted {
  readonly actor: string
  readonly action: 'staff.enter' | 'staff.refuse'
  readonly entityId?: string
  readonly after: object
}

const note = (within: RecordsWithin, { network }: HandlerContext, id: string, noted: Noted) =>
  within.create(audit, id, { scope: 'system', entity: 'accounts', ...noted, ...(network !== undefined && { network }) })
