import { people } from '../people/people.collection'
import { callerOf, defineHandler } from '../shared/functions/handler'
import type { RecordsWithin } from '../shared/records/records'
import { accounts } from './accounts.collection'
import { joinings } from './joining-drafts.collection'
import { saveJoiningDraft } from './save-joining-draft.contract'

/** An account that has joined already but still has an old token, because its tab closed before the new token came, gets its claim and is told so. */
export const saveJoiningDraftHandler = defineHandler(saveJoiningDraft, async (context, { draft }) => {
  const { uid, claims } = callerOf(context)
  const { kept, pid } = await context.records.transact(async within => {
    const present = await within.get(joinings, uid)
    if (draft === undefined) return { kept: present?.draft ?? {}, pid: claims.pid ?? (await personOf(within, uid)) }
    const change = { draft, at: context.clock.now() }
    if (present) within.change(joinings, present, change)
    else within.create(joinings, uid, change)
    return { kept: draft }
  })
  if (pid === undefined) return { draft: kept }
  const account = await context.accounts.find(uid)
  if (account && account.claims.pid !== pid) await context.accounts.setClaims(uid, { ...account.claims, pid })
  return { draft: {}, hasJoined: true }
})

/** The id of the person of this account, if it has joined. */
async function personOf(within: RecordsWithin, uid: string): Promise<string | undefined> {
  const account = await within.get(accounts, uid)
  const person = account && (await within.get(people, account.personId))
  return person?.uid === uid ? person.id : undefined
}
