import { audit } from '../operations/audit'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { type Actor, hasRole } from '../shared/policy'
import { Records, type RecordsWithin } from '../shared/records'
import { accounts } from './accounts'
import { emailKey } from './email-keys'
import { normalEmail } from './normal-email'
import { noteStaffSignIn } from './note-staff-sign-in.function'
import { countRefusal, staffSignIns } from './staff-sign-ins'

const nothing = { lastAt: null, refused: 0 }

/** The record and the count are one step; a count that is full keeps no record, so that nobody can fill the audit from outside. */
export const noteStaffSignInHandler = handle(noteStaffSignIn, async (world, { email, answer, key }) => {
  const { accounts: directory, actor, clock, documents, network } = world
  const staff = answer === 'signed-in' && actor && hasRole(actor.claims, 'admin') ? actor : undefined
  const account = staff && (await directory.find(staff.uid))
  const who = await emailKey(normalEmail(account?.email ?? email))
  const where = network === undefined ? [] : [await emailKey(`network ${network}`)]
  const id = `sign-in-${key}`
  return new Records(documents, { current: actor }).transact(async within => {
    const noted = await within.get(audit, id)
    if (noted) return staff ? (noted.after as typeof nothing) : nothing
    if (staff) return enter(within, world, staff, who, id)
    await countRefusal(within, [who, ...where], clock.now())
    note(within, world, id, { actor: actor?.claims.pid ?? actor?.uid ?? 'nobody', action: 'staff.refuse', after: { address: who } })
    return nothing
  })
})

async function enter(within: RecordsWithin, world: FunctionWorld, staff: Actor, who: string, id: string) {
  const now = world.clock.now()
  const account = await within.get(accounts, staff.uid)
  const before = await within.get(staffSignIns, who)
  if (account) within.change(accounts, account, { lastSignIn: now })
  if (before) within.change(staffSignIns, before, { lastAt: now, refused: 0, times: [] })
  else within.create(staffSignIns, who, { lastAt: now, refused: 0, times: [] })
  const after = { lastAt: before?.lastAt?.toISOString() ?? null, refused: before?.refused ?? 0 }
  note(within, world, id, { actor: staff.claims.pid ?? staff.uid, action: 'staff.enter', entityId: staff.uid, after })
  return after
}

interface Noted {
  readonly actor: string
  readonly action: 'staff.enter' | 'staff.refuse'
  readonly entityId?: string
  readonly after: object
}

const note = (within: RecordsWithin, { network }: FunctionWorld, id: string, noted: Noted) =>
  within.create(audit, id, { scope: 'system', entity: 'accounts', ...noted, ...(network !== undefined && { network }) })
