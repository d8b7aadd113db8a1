import { PortError } from '../../ports/errors'
import { noteAct } from '../operations/note-act'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { hasRole } from '../shared/policy'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { accounts } from './accounts'
import { activeGrantsOf } from './apply-roles'
import { callerOf, callingPerson } from './caller'
import { people } from './people'
import { noteSecurity } from './security-log'
import { type MasqueradeInput, masqueradeLasts, startMasquerade } from './start-masquerade.function'

/** The person's own log first, and the audit with it: nobody has a token that no log tells of. */
export const startMasqueradeHandler = handle(startMasquerade, async (world, input) => {
  const by = callingPerson(world)
  if (input.mode === 'act' && !hasRole(callerOf(world).claims, 'superadmin')) throw new PortError('functions', 'permission-denied', 'act mode')
  const uid = await visitable(world, input.personId)
  const end = Math.floor((world.clock.now().getTime() + masqueradeLasts) / 1000)
  await note(world, uid, input, by)
  const token = await world.accounts.customToken(uid, { imp: by, end, ...(input.mode === 'act' && { act: 1 }) })
  return { token, endsAt: new Date(end * 1000).toISOString() }
})

/** The account of somebody whom staff may visit. */
async function visitable(world: FunctionWorld, personId: string): Promise<string> {
  const records = new Records(world.documents, { current: world.actor })
  const uid = (await records.get(people, personId))?.uid
  const account = uid === undefined ? undefined : await world.accounts.find(uid)
  if (!account || account.disabled) throw new RuleBroken('no-account')
  const grants = await activeGrantsOf(records, personId)
  const isStaff = hasRole(account.claims, 'admin') || grants.some(({ role }) => role === 'admin' || role === 'superadmin')
  if (isStaff) throw new RuleBroken('masquerade-staff')
  return account.uid
}

async function note(world: FunctionWorld, uid: string, { personId, mode, reason }: MasqueradeInput, by: string): Promise<void> {
  await new Records(world.documents, { current: world.actor }).transact(async within => {
    const account = await within.get(accounts, uid)
    if (account) noteSecurity(within, account, { at: world.clock.now(), act: `masquerade.${mode}`, by })
    noteAct(within, world, { scope: 'people', action: 'masquerade.start', entity: 'people', entityId: personId, after: { mode }, reason })
  })
}
