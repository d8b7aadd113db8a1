import { defineHandler } from '../shared/functions/handler'
import { freezeSegment } from './freeze-segment.contract'
import { segments } from './segments.collection'

export const freezeSegmentHandler = defineHandler(freezeSegment, async (context, { segmentId, name, personIds }) => {
  const { records } = context
  const unique = [...new Set(personIds)]
  await records.transact(async within => {
    const existing = await within.get(segments, segmentId)
    if (existing) within.change(segments, existing, { name, kind: 'static', personIds: unique, question: undefined })
    else within.create(segments, segmentId, { name, kind: 'static', personIds: unique })
  })
  return { people: unique.length }
})
