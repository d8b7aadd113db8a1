import { useOnline } from '../forms/use-online'
import css from './public-layout.module.css'

/** Shown while the device is offline. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <div role="status" className={online ? undefined : css.offline}>
      {!online && <p>You are offline. You can still read the pages that you opened. You can send when you are connected.</p>}
    </div>
  )
}
