import { useCallback, useMemo, useState } from 'react'

export interface NearMe {
  readonly here: readonly [number, number] | undefined
  readonly asking: boolean
  /** Why the place is not known, as a sentence. */
  readonly refusal: string | undefined
  readonly ask: () => void
}

const refusals: Readonly<Record<number, string>> = {
  1: 'Your browser may not say where you are. You can allow it in the settings of this page.',
  2: 'Your device does not know where it is at the moment.',
  3: 'Finding your place took too long. Try again outdoors.',
}

/** Where the visitor stands; asked for only when she presses the button, kept nowhere. */
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
