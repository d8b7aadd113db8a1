import { useLocation } from 'react-router-dom'
import { qrModules } from '../../blocks/qr-modules'
import { useInBrowser } from '../../kit/in-browser'
import css from './printed-code.module.css'

/** Characters that a code of this size holds so that a phone still reads it from paper; beyond, it leads to the page without what was asked of it. */
const longest = 300

/** On paper alone: the address of the page as a code for a phone, with its words beside it. */
export function PrintedCode() {
  const { pathname, search } = useLocation()
  if (!useInBrowser()) return null
  const page = location.origin + pathname
  const address = page.length + search.length <= longest ? page + search : page
  const { size, path } = qrModules(address)
  return (
    <div className={css.code} data-printed-address>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <p>
        <strong>This page on your phone</strong>
        <span>With the map, the way there, and what has changed since this was printed.</span>
        <span className={css.address}>{address}</span>
      </p>
    </div>
  )
}
