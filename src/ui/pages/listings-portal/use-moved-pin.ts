import { useEffect, useEffectEvent, useState } from 'react'
import { placePin } from '../../../domain/guide/places/pins/place-pin.contract'
import { Callables } from '../../../domain/shared/functions/callables'
import { useService } from '../../app-services/app-context'
import { type Action, useAction } from '../../forms/use-action'

interface Spot {
  readonly lat: number
  readonly lng: number
}

export interface MovedPin extends Pick<Action, 'busy' | 'error'> {
  readonly at: Spot | undefined
  readonly move: (to: Spot) => void
}

/** Milliseconds after the last step, so that several presses of an arrow key are one change. */
const pause = 250

const isSame = (a: Spot | undefined, b: Spot | undefined) => a?.lat === b?.lat && a?.lng === b?.lng

/** Where the pin of a listing is while it is moved, which is stored by itself: keys are faster than the server answers. */
export function useMovedPin(listingId: string, pin: Spot | undefined): MovedPin {
  const callables = useService(Callables)
  const { busy, error, run } = useAction()
  const [moved, setMoved] = useState<Spot>()
  /** Stored, and not yet in the listing that the page has. */
  const [placed, setPlaced] = useState<Spot>()
  if (placed && isSame(placed, pin)) setPlaced(undefined)
  const known = placed ?? pin
  const place = useEffectEvent(async (to: Spot) => {
    const seen = known && { lat: known.lat, lng: known.lng }
    const isPlaced = await run(async () => void (await callables.call(placePin, { listingId, pin: to, ...(seen && { seen }) })))
    setPlaced(isPlaced ? to : undefined)
    setMoved(now => (now === to ? undefined : now))
  })
  useEffect(() => {
    if (!moved || busy) return
    const waiting = setTimeout(() => void place(moved), pause)
    return () => clearTimeout(waiting)
  }, [moved, busy])
  return { at: moved ?? known, move: setMoved, busy, error }
}
