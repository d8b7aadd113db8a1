import { useCallback, useMemo, useState } from 'react'

export interface NearMe {
  readonly here: readonly [number, number] | undefined
  readonly asking: boolean
  /** Why the position is unknown, as a sentence. */
  readonly refusal: string | undefined
  readonly ask: () => void
}

const refusals: Readonly<Record<number, string>> = {
  1: 'Your browser does not share your location. Allow it in this page’s settings.',
  2: 'Your device could not find its location. Try again in a minute.',
  3: 'Finding your location took too long. Try again outdoors.',
}

/** The visitor's position; asked for only when they press the button, never stored. */
export function useNearMe(): NearMe {
  const [state, setState] = useState<Omit<NearMe, 'ask'>>({ here: undefined, asking: false, refusal: undefined })
  const ask = useCallback(() => {
    setState(before => ({ ...before, asking: true, refusal: undefined }))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setState({ here: [coords.longitude, coords.latitude], asking: false, refusal: undefined }),
      ({ code }) => setState({ here: undefined, asking: false, refusal: refusals[code] ?? refusals[2] }),
      { timeout: 15_000, maximumAge: 60_000 },
    )
  }, [])
  return useMemo(() => ({ ...state, ask }), [state, ask])
}
