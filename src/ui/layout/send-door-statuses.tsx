import { useApp } from '../app-services/app-context'
import { useSendWhenOnline } from '../app-services/use-send-when-online'
import { sendDoorStatuses, unsentDoorStatuses } from '../door-status/unsent-door-statuses'

/** Sends what was tapped at a door without a network, from whatever page is open once there is one. */
export default function SendDoorStatuses() {
  const app = useApp()
  const send = () => void sendDoorStatuses(app).catch((error: unknown) => console.warn('a door was not set', error))
  useSendWhenOnline(unsentDoorStatuses.useStored().length > 0, send)
  return null
}
