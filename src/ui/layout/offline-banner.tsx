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

/** Says when the device has no network, and what still works. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={online ? undefined : css.offline}>
      {!online && <p>You are offline. What you have opened stays readable; sending has to wait.</p>}
    </div>
  )
}
