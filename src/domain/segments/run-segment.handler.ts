import { defineHandler } from '../shared/functions/handler'
import { peopleMatching } from './people-matching'
import { runSegment } from './run-segment.contract'

export const runSegmentHandler = defineHandler(runSegment, async (context, { question }) => ({
  personIds: [...(await peopleMatching(context, question))],
}))
