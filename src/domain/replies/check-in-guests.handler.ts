import { EventRepliesTransaction } from '../capacity/event-replies-transaction'
import { events } from '../events/events.collection'
import { rsvps } from '../events/rsvps.collection'
import { defineHandler } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import type { Records } from '../shared/records/records'
import { byClaim, checkInCodeState } from './check-in-code-state'
import { checkInGuests, type GuestOutcome, type GuestScan, keptOffline } from './check-in-guests.contract'
import { mayCheckInGuests } from './may-check-in-guests'

/** In one transaction, in the order in which they were scanned. */
export const checkInGuestsHandler = defineHandler(checkInGuests, async (context, { eventId, scans }) => {
  const { records, systemRecords, clock } = context
  if (!mayCheckInGuests(context, await systemRecords.get(events, eventId))) throw new Refused('not-found', eventId)
  const ids = await repliesByCode(systemRecords, eventId, scans)
  const now = clock.now().getTime()
  const outcomes = await records.transact(async within => {
    const replies = await EventRepliesTransaction.open(context, within, eventId, { replyIds: [...new Set(ids.values())], leavesLine: true })
    const decided = scans.map((scan): GuestOutcome => {
      const id = ids.get(scan.code)
      const at = new Date(Math.min(Math.max(Date.parse(scan.at), now - keptOffline), now))
      return { offlineId: scan.offlineId, code: scan.code, ...(id === undefined ? { outcome: 'unknown' } : arrival(replies, id, scan, at)) }
    })
    await replies.write()
    return decided
  })
  return { outcomes }
})

function arrival(replies: EventRepliesTransaction, id: string, { offlineId }: GuestScan, at: Date): Pick<GuestOutcome, 'outcome' | 'at'> {
  const reply = replies.byId(id)!
  const { status, scanId, arrivedAt } = reply
  if (replies.event?.status === 'cancelled') return { outcome: 'cancelled' }
  const state = checkInCodeState(reply)
  if (state === 'cancelled' || state === 'refunded') return { outcome: state }
  if (status === 'waitlist' || status === 'offered') return { outcome: 'waits' }
  if (status === 'attended') return { outcome: scanId === offlineId ? 'counted' : 'already', ...(arrivedAt && { at: arrivedAt.toISOString() }) }
  if (scanId === offlineId) return { outcome: 'taken-back' }
  replies.arrive(id, { at, scanId: offlineId })
  return { outcome: 'counted', at: at.toISOString() }
}

/** The id of the reply with each code. */
async function repliesByCode(records: Records, eventId: string, scans: readonly GuestScan[]): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    [...new Set(scans.map(({ code }) => code))].map(async code => {
      const same = await records.find(rsvps, {
        where: [
          ['eventId', '==', eventId],
          ['code', '==', code],
        ],
      })
      return [code, same.toSorted(byClaim)[0]?.id] as const
    }),
  )
  return new Map(found.flatMap(([code, id]) => (id === undefined ? [] : [[code, id] as const])))
}
