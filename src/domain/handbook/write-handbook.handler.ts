import { callingPerson } from '../shared/functions/caller'
import { defineHandler } from '../shared/functions/handler'
import { fromMarkup } from '../shared/text/rich-text-markup'
import { handbook } from './handbook.collection'
import { writeHandbook } from './write-handbook.contract'

export const writeHandbookHandler = defineHandler(writeHandbook, async (context, { id, rev, title, text, panel, verify }) => {
  const by = callingPerson(context)
  const body = fromMarkup(text)
  const outcome = await context.records.transact(async within => {
    const before = await within.get(handbook, id)
    // A retry after the answer was lost.
    const isDone = before?.updatedBy === by && before.title === title && JSON.stringify(before.body) === JSON.stringify(body) && !verify
    if (isDone) return 'saved' as const
    if ((before?.rev ?? 0) !== rev) return 'overtaken' as const
    const change = { title, body, ...(verify && { verifiedAt: context.clock.now(), verifiedBy: by }) }
    if (before) within.change(handbook, before, change)
    else within.create(handbook, id, { ...change, ...(panel !== undefined && { panel }) })
    return 'saved' as const
  })
  return { outcome }
})
