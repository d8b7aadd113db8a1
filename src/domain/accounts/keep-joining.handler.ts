import { people } from '../people/people.collection'
import { callerOf } from '../shared/functions/caller'
import { defineHandler } from '../shared/functions/handler'
import type { RecordsWithin } from '../shared/records/records'
import { accounts } from './accounts.collection'
import { joinings } from './joining.collection'
import { keepJoining } from './keep-joining.contract'

/** Whoever has joined already, with a token from before, because her tab closed before the new one came, gets her claim and is told. */
export const keepJoiningHandler = defineHandler(keepJoining, async (context, { draft }) => {
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

/** The person as whom this account has joined. */
async function personOf(within: RecordsWithin, uid: string): Promise<string | undefined> {
  const account = await within.get(accounts, uid)
  const person = account && (await within.get(people, account.personId))
  return person?.uid === uid ? person.id : undefined
}
