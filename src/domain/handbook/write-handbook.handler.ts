import { callingPerson, defineHandler } from '../shared/functions/handler'
import { handbook } from './handbook.collection'
import { writeHandbook } from './write-handbook.contract'

export const writeHandbookHandler = defineHandler(writeHandbook, async (context, { id, rev, title, body, panel, verify }) => {
  const by = callingPerson(context)
  const outcome = await context.once(async within => {
    const before = await within.get(handbook, id)
    if ((before?.rev ?? 0) !== rev) return 'overtaken' as const
    const change = { title, body, ...(verify && { verifiedAt: context.clock.now(), verifiedBy: by }) }
    if (before) within.change(handbook, before, change)
    else within.create(handbook, id, { ...change, ...(panel !== undefined && { panel }) })
    return 'saved' as const
  })
  return { outcome }
})
