import { useApp } from '../app-services/app-context'
import { useSendWhenOnline } from '../app-services/use-send-when-online'
import { devicePassport, sendStamps } from './device-passport'

/** Sends stamps that were scanned without a network, from whatever page of the guide is open once there is one. */
export default function SendStamps() {
  const app = useApp()
  useSendWhenOnline(devicePassport.useStored().waiting.length > 0, () => void sendStamps(app))
  return null
}
