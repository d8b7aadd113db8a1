import { useRef, useState } from 'react'
import { checkInGuests, type GuestOutcome, maxScans } from '../../../domain/replies/check-in-guests.contract'
import { readDoorList } from '../../../domain/replies/read-door-list.contract'
import { Callables } from '../../../domain/shared/functions/callables'
import { isTransient } from '../../../ports/errors'
import { useApp, useService } from '../../app-services/app-context'
import { useSendWhenOnline } from '../../app-services/use-send-when-online'
import { wallClock } from '../../queries/clock.queries'
import { withOutcomes, withScans } from './check-in-code-result'
import { forgetOldGuestLists, type StoredDoorList, type StoredScan, storedDoorLists, storedScans } from './stored-check-in'

/**
 * The door of an event on this device: the list as it was last fetched, with what was scanned since. Scans are stored before they are sent, and
 * sent whenever there is a network.
 */
export function useCheckIn(eventId: string, uid: string) {
  const app = useApp()
  const callables = useService(Callables)
  const isOwn = (one: { readonly eventId: string; readonly uid: string }) => one.eventId === eventId && one.uid === uid
  const stored = storedDoorLists.useStored().find(isOwn)
  const waiting = storedScans.useStored().filter(isOwn)
  const [failure, setFailure] = useState<unknown>()
  /** What the server said otherwise than this device. */
  const [news, setNews] = useState<readonly GuestOutcome[]>([])
  /** By the id of their scan. */
  const answers = useRef(new Map<string, GuestOutcome>())
  /** Whether the last call arrived. */
  const [isReached, setReached] = useState(true)

  const keep = (list: StoredDoorList) => storedDoorLists.change(lists => [...lists.filter(one => !isOwn(one)), list])
  /** Runs a call; without a network it resolves with `undefined`. */
  const reach = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    try {
      const answer = await call()
      setReached(true)
      setFailure(undefined)
      return answer
    } catch (error) {
      if (isTransient(error)) setReached(false)
      else setFailure(error)
      return undefined
    }
  }

  const send = async () => {
    const all: GuestOutcome[] = []
    for (;;) {
      const some = storedScans.read().filter(isOwn).slice(0, maxScans)
      if (some.length === 0) break
      const scans = some.map(({ offlineId, code, at }) => ({ offlineId, code, at }))
      const answer = await reach(() => callables.call(checkInGuests, { eventId, scans }))
      if (!answer) break
      storedScans.change(before => before.filter(scan => !answer.outcomes.some(({ offlineId }) => offlineId === scan.offlineId)))
      all.push(...answer.outcomes)
      for (const outcome of answer.outcomes) answers.current.set(outcome.offlineId, outcome)
    }
    const before = storedDoorLists.read().find(isOwn)
    if (before && all.length > 0) keep({ ...before, guests: withOutcomes(before.guests, all) })
    return all
  }
  const refresh = async () => {
    const list = await reach(() => callables.call(readDoorList, { eventId }))
    if (list) keep({ ...list, eventId, uid })
    return list
  }
  const catchUp = async () => {
    forgetOldGuestLists((await wallClock(app)).now())
    const late = (await send()).filter(({ outcome }) => outcome !== 'counted')
    if (late.length > 0) setNews(before => [...before, ...late])
    // Behind another tab nobody reads the list.
    if (!stored || document.visibilityState === 'visible') await refresh()
  }
  useSendWhenOnline(true, () => void catchUp())

  return {
    list: stored && { ...stored, guests: withScans(stored.guests, waiting) },
    waiting: waiting.length,
    isReached,
    failure,
    news,
    catchUp,
    refresh,
    /** Lets in whoever has this code; resolves with what the server said, or `undefined` without a network. */
    letIn: async (code: string): Promise<GuestOutcome | undefined> => {
      const scan: StoredScan = { offlineId: crypto.randomUUID(), code, at: (await wallClock(app)).now().toISOString(), eventId, uid }
      storedScans.change(before => [...before, scan])
      await send()
      return answers.current.get(scan.offlineId)
    },
  }
}
export type CheckIn = ReturnType<typeof useCheckIn>
