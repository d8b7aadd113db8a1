import { useLocation } from 'react-router-dom'
import { qrModules } from '../../../blocks/qr-modules'
import { useOnPaper } from '../../../kit/use-on-paper'
import css from './print-qr-code.module.css'

/** Characters. A longer address makes a code too fine to scan from paper; then the query string is left out. */
const longest = 300

/** Print only: the page's address as a QR code with a caption. A code is worked out when it is printed: on a slow phone that takes a twentieth of a second. */
export function PrintQrCode() {
  const { pathname, search } = useLocation()
  if (!useOnPaper()) return null
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
        <span>With the map, directions, and changes since this was printed.</span>
        <span className={css.address}>{address}</span>
      </p>
    </div>
  )
}
