import css from './studio-map.module.css'

type Point = readonly [x: number, y: number]

/** The line from stop to stop. It is straight: no edition has streets. */
export function RouteLine({ stops }: { readonly stops: readonly Point[] }) {
  const points = stops.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  return (
    <>
      <polyline className={css.routeCase} points={points} />
      <polyline className={css.routeLine} points={points} />
    </>
  )
}

/** Distance of a label from the number of its studio, in pixels. */
const aside = 17

/** The place of every stop in the route, beside the studio's own number. Stops behind one door share a label, such as `2–4`. */
export const RouteStops = ({ stops }: { readonly stops: readonly Point[] }) => (
  <>
    {labelled(stops).map(({ at: [x, y], text }) => {
      const width = 12 + text.length * 7
      return (
        <g key={text} className={css.routeStop} transform={`translate(${x + aside} ${y - aside})`}>
          <rect x={-width / 2} y="-10" width={width} height="20" rx="5" />
          <text dy="0.36em">{text}</text>
        </g>
      )
    })}
  </>
)

function labelled(stops: readonly Point[]) {
  const places = new Map<string, { readonly at: Point; readonly nths: number[] }>()
  for (const [i, at] of stops.entries()) {
    const place = places.get(at.join(' '))
    if (place) place.nths.push(i + 1)
    else places.set(at.join(' '), { at, nths: [i + 1] })
  }
  return [...places.values()].map(({ at, nths }) => ({ at, text: rangesOf(nths) }))
}

/** `2`, `2–4`, `2–4, 9`. */
function rangesOf(nths: readonly number[]): string {
  const runs: [first: number, last: number][] = []
  for (const nth of nths) {
    const run = runs.at(-1)
    if (run && run[1] === nth - 1) run[1] = nth
    else runs.push([nth, nth])
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ')
}
