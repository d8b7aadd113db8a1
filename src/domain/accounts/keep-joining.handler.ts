import { callerOf } from '../shared/functions/caller'
import { defineHandler } from '../shared/functions/handler'
import { joinings } from './joining.collection'
import { keepJoining } from './keep-joining.contract'

export const keepJoiningHandler = defineHandler(keepJoining, async (context, { draft }) => {
  const { uid } = callerOf(context)
  const { records } = context
  return records.transact(async within => {
    const kept = await within.get(joinings, uid)
    if (draft === undefined) return { draft: kept?.draft ?? {} }
    const change = { draft, at: context.clock.now() }
    if (kept) within.change(joinings, kept, change)
    else within.create(joinings, uid, change)
    return { draft }
  })
})
