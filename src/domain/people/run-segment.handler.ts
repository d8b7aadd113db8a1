import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { peopleAnswering } from './people-answering'
import { runSegment } from './run-segment.function'

export const runSegmentHandler = handle(runSegment, async (world, { question }) => ({
  personIds: [...(await peopleAnswering(new Records(world.documents, { current: world.actor }), question, world.clock.now()))],
}))
