import { useLocation } from 'react-router-dom'
import { encode } from 'uqr'
import { useInBrowser } from '../../kit/in-browser'
import css from './printed-code.module.css'

/** Modules of white around the code that scanners need (ISO/IEC 18004). */
const quiet = 4

/** On paper alone: the address of the page as a code for a phone, with its words beside it. */
export function PrintedCode() {
  const { pathname, search } = useLocation()
  if (!useInBrowser()) return null
  const address = location.origin + pathname + search
  const { size, data } = encode(address, { ecc: 'M', border: quiet })
  return (
    <div className={css.code} data-printed-address>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={darkRuns(data)} />
      </svg>
      <p>
        <strong>This page on your phone</strong>
        <span>With the map, the way there, and what has changed since this was printed.</span>
        <span className={css.address}>{address}</span>
      </p>
    </div>
  )
}

/** Dark modules as a path: one bar for each run in a row. */
function darkRuns(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`
      }),
    )
    .join('')
}
