import { useEffect } from 'react'
import { useApp } from '../app-services/app-context'
import { devicePassport, sendStamps } from './device-passport'

const minute = 60_000

/** Sends stamps that were scanned without a network, from whatever page of the guide is open once there is one. */
export default function SendStamps() {
  const app = useApp()
  const isWaiting = devicePassport.useKept().waiting.length > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const send = () => void sendStamps(app)
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
