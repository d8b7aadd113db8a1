import { useCallback, useMemo, useState } from 'react'

export interface NearMe {
  readonly here: readonly [number, number] | undefined
  readonly asking: boolean
  /** Why the position is unknown: `code` of a `GeolocationPositionError`. */
  readonly failure: number | undefined
  readonly ask: () => void
}

/** The visitor's position; asked for only when they press the button, never stored. */
export function useNearMe(): NearMe {
  const [state, setState] = useState<Omit<NearMe, 'ask'>>({ here: undefined, asking: false, failure: undefined })
  const ask = useCallback(() => {
    setState(before => ({ ...before, asking: true, failure: undefined }))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => setState({ here: [coords.longitude, coords.latitude], asking: false, failure: undefined }),
      ({ code }) => setState({ here: undefined, asking: false, failure: code }),
      { timeout: 15_000, maximumAge: 60_000 },
    )
  }, [])
  return useMemo(() => ({ ...state, ask }), [state, ask])
}
