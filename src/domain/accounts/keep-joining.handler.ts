import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { callerOf } from './caller'
import { joinings } from './joining'
import { keepJoining } from './keep-joining.function'

export const keepJoiningHandler = handle(keepJoining, async (world, { draft }) => {
  const { uid } = callerOf(world)
  const records = new Records(world.documents, { current: world.actor })
  return records.transact(async within => {
    const kept = await within.get(joinings, uid)
    if (draft === undefined) return { draft: kept?.draft ?? {} }
    const change = { draft, at: world.clock.now() }
    if (kept) within.change(joinings, kept, change)
    else within.create(joinings, uid, change)
    return { draft }
  })
})
