import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { freezeSegment } from './freeze-segment.function'
import { segments } from './segments'

export const freezeSegmentHandler = handle(freezeSegment, async (world, { segmentId, name, personIds }) => {
  const records = new Records(world.documents, { current: world.actor })
  const unique = [...new Set(personIds)]
  await records.transact(async within => {
    const standing = await within.get(segments, segmentId)
    if (standing) within.change(segments, standing, { name, kind: 'static', personIds: unique, question: undefined })
    else within.create(segments, segmentId, { name, kind: 'static', personIds: unique })
  })
  return { people: unique.length }
})
