import { useEffect } from 'react'
import { useApp } from '../app-services/app-context'
import { sendDoorStatuses, unsentDoorStatuses } from '../door-status/unsent-door-statuses'

const minute = 60_000

/** Sends what was tapped at a door without a network, from whatever page is open once there is one. */
export default function SendDoorStatuses() {
  const app = useApp()
  const isWaiting = unsentDoorStatuses.useKept().length > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const send = () => void sendDoorStatuses(app).catch((error: unknown) => console.warn('a door was not set', error))
    send()
    // A network may come back without saying so.
    const again = setInterval(send, minute)
    addEventListener('online', send)
    return () => {
      clearInterval(again)
      removeEventListener('online', send)
    }
  }, [app, isWaiting])
  return null
}
