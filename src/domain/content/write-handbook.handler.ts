import { callingPerson } from '../accounts/caller'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { handbook } from './handbook'
import { fromMarkup } from './rich-text-markup'
import { writeHandbook } from './write-handbook.function'

export const writeHandbookHandler = handle(writeHandbook, async (world, { id, rev, title, text, panel, verify }) => {
  const by = callingPerson(world)
  const body = fromMarkup(text)
  const outcome = await new Records(world.documents, { current: world.actor }).transact(async within => {
    const before = await within.get(handbook, id)
    // Sent again, because the answer was lost.
    const isDone = before?.updatedBy === by && before.title === title && JSON.stringify(before.body) === JSON.stringify(body) && !verify
    if (isDone) return 'saved' as const
    if ((before?.rev ?? 0) !== rev) return 'overtaken' as const
    const change = { title, body, ...(verify && { verifiedAt: world.clock.now(), verifiedBy: by }) }
    if (before) within.change(handbook, before, change)
    else within.create(handbook, id, { ...change, ...(panel !== undefined && { panel }) })
    return 'saved' as const
  })
  return { outcome }
})
