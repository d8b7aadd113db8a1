import { rsvps } from '../events/rsvps.collection'
import { callingPerson, defineHandler } from '../shared/functions/handler'
import { readPlaceInLine } from './read-place-in-line.contract'

export const readPlaceInLineHandler = defineHandler(readPlaceInLine, async (context, { eventId }) => {
  const { systemRecords } = context
  const of = ['eventId', '==', eventId] as const
  const own = await systemRecords.find(rsvps, { where: [of, ['personId', '==', callingPerson(context)]] })
  const waiting = own.find(({ status }) => status === 'waitlist')
  if (!waiting) return {}
  // Each joins the line later than all before, so no two have the same time (`EventRepliesTransaction`).
  const before = await systemRecords.count(rsvps, { where: [of, ['status', '==', 'waitlist'], ['queuedAt', '<', waiting.queuedAt]] })
  return { place: before + 1 }
})
