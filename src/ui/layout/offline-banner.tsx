import { useSyncExternalStore } from 'react'
import css from './public-layout.module.css'

const watch = (next: () => void) => {
  addEventListener('online', next)
  addEventListener('offline', next)
  return () => {
    removeEventListener('online', next)
    removeEventListener('offline', next)
  }
}

/** Shown while the device is offline. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={online ? undefined : css.offline}>
      {!online && <p>You are offline. You can read what you opened. You can send when you are connected.</p>}
    </div>
  )
}
