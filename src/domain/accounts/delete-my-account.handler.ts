import { type FunctionWorld, handle } from '../shared/cloud-function'
import { hasRole } from '../shared/policy'
import { Records, type RecordsWithin } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { noteAccount } from './account-audit'
import { callerOf, callingPerson } from './caller'
import { type DeletionAct, deleteMyAccount } from './delete-my-account.function'
import { coolingDays, deletionStates, deletions } from './deletions'

const dayLength = 86_400_000

export const deleteMyAccountHandler = handle(deleteMyAccount, async (world, { act }) => {
  const personId = callingPerson(world)
  const { uid, claims } = callerOf(world)
  if (act === 'ask' && hasRole(claims, 'admin')) throw new RuleBroken('staff-account')
  const records = new Records(world.documents, { current: world.actor })
  const standing = await records.get(deletions, personId)
  // Pressed again, because the answer was lost.
  if (standing && standing.status === (act === 'ask' ? 'cooling' : 'kept')) return { dueAt: standing.dueAt.toISOString() }
  const answer = await records.transact(within => note(within, world, { act, uid, personId }))
  if (act === 'ask') await tell(world, uid, answer.dueAt)
  return answer
})

interface Wish {
  readonly act: DeletionAct
  readonly uid: string
  readonly personId: string
}

async function note(within: RecordsWithin, world: FunctionWorld, { act, uid, personId }: Wish) {
  const now = world.clock.now()
  const before = await within.get(deletions, personId)
  const status = before || act === 'keep' ? transition(deletionStates, before?.status ?? 'kept', act) : 'cooling'
  const dueAt = act === 'ask' ? new Date(now.getTime() + coolingDays * dayLength) : (before?.dueAt ?? now)
  if (before) within.change(deletions, before, { status, dueAt, ...(act === 'ask' && { askedAt: now }) })
  else within.create(deletions, personId, { uid, askedAt: now, dueAt, status })
  noteAccount(within, world, `account.deletion.${act}`, personId)
  return { dueAt: dueAt.toISOString() }
}

/** Whoever was not at the keyboard learns of it while there is time. */
async function tell({ accounts: admin, mailer }: FunctionWorld, uid: string, dueAt: string): Promise<void> {
  const account = await admin.find(uid)
  if (!account) return
  await mailer.send({
    to: account.email,
    subject: 'Your account will be deleted',
    text: `You asked us to delete your account. It will be deleted on ${dueAt.slice(0, 10)}; until then you can keep it.`,
    link: '/dashboard/settings',
  })
}
