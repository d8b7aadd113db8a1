import { auditAccountAction } from '../accounts/account-audit'
import { coolingDays, deletionStates, deletions } from '../people/deletions.collection'
import { callerOf, callingPerson } from '../shared/functions/caller'
import { defineHandler } from '../shared/functions/handler'
import type { HandlerContext } from '../shared/functions/handler-context'
import { hasRole } from '../shared/records/policy'
import type { RecordsWithin } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { transition } from '../shared/records/state-machine'
import { type DeletionAct, deleteMyAccount } from './delete-my-account.contract'

const dayLength = 86_400_000

export const deleteMyAccountHandler = defineHandler(deleteMyAccount, async (context, { act }) => {
  const personId = callingPerson(context)
  const { uid, claims } = callerOf(context)
  if (act === 'ask' && hasRole(claims, 'admin')) throw new RuleBroken('staff-account')
  const { dueAt, isNew } = await context.once(within => note(within, context, { act, uid, personId }))
  if (act === 'ask' && isNew) await mailHolder(context, uid, dueAt)
  return { dueAt }
})

interface DeletionRequest {
  readonly act: DeletionAct
  readonly uid: string
  readonly personId: string
}

async function note(within: RecordsWithin, context: HandlerContext, { act, uid, personId }: DeletionRequest) {
  const now = context.clock.now()
  const before = await within.get(deletions, personId)
  if (before && before.status === (act === 'ask' ? 'cooling' : 'kept')) return { dueAt: before.dueAt.toISOString(), isNew: false }
  const status = before || act === 'keep' ? transition(deletionStates, before?.status ?? 'kept', act) : 'cooling'
  const dueAt = act === 'ask' ? new Date(now.getTime() + coolingDays * dayLength) : (before?.dueAt ?? now)
  if (before) within.change(deletions, before, { status, dueAt, ...(act === 'ask' && { askedAt: now }) })
  else within.create(deletions, personId, { uid, askedAt: now, dueAt, status })
  auditAccountAction(within, context, `account.deletion.${act}`, personId)
  return { dueAt: dueAt.toISOString(), isNew: true }
}

/** A mail warns the account's holder while the deletion can still be canceled, in case somebody else requested it at their device. */
async function mailHolder({ accounts: admin, mailer }: HandlerContext, uid: string, dueAt: string): Promise<void> {
  const account = await admin.find(uid)
  if (!account) return
  await mailer.send({
    to: account.email,
    subject: 'Your account will be deleted',
    text: `You asked us to delete your account. We will delete it on ${dueAt.slice(0, 10)}. You can cancel this in your settings until then.`,
    link: '/dashboard/settings',
    event: `deletion ${uid} ${dueAt}`,
  })
}
