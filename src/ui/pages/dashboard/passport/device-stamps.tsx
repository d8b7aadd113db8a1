import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { Notice } from '../../../kit/feedback/notice'
import { claimDeviceStamps, devicePassport, sendStamps } from '../../../passport/device-passport'
import { accountQueries } from '../../../queries/account.queries'

/** Stamps on this device that are not in the account: those that wait for a network, and those of before signing in. */
export function DeviceStamps() {
  const app = useApp()
  const client = useQueryClient()
  const { waiting, studios } = devicePassport.useStored()
  const { busy, error, run } = useAction(() => client.invalidateQueries({ queryKey: accountQueries(app).stamps().queryKey }))
  if (waiting.length === 0 && studios.length === 0) return <FailureNotice error={error} />
  return (
    <>
      {waiting.length > 0 && (
        <Notice
          title={`${counted(waiting.length, 'stamp is', 'stamps are')} on this device only`}
          actions={
            <Button disabled={busy} onClick={() => void run(() => sendStamps(app))}>
              {busy ? 'Sending…' : 'Send stamps'}
            </Button>
          }
        >
          They were scanned without a connection. Send them within a week.
        </Notice>
      )}
      {studios.length > 0 && (
        <Notice
          title={`This device has stamps of ${counted(studios.length, 'studio')} from before you signed in`}
          actions={
            <Button disabled={busy} onClick={() => void run(() => claimDeviceStamps(app))}>
              {busy ? 'Adding…' : 'Add stamps to your passport'}
            </Button>
          }
        >
          Only stamps in your own passport count for the prize draw. Add them if they are yours.
        </Notice>
      )}
      <FailureNotice error={error} />
    </>
  )
}
