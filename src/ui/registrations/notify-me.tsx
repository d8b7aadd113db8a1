import { notifyWhenOpen } from '../../domain/guide/registering/notify-when-open.contract'
import { Callables } from '../../domain/shared/functions/callables'
import { useApp, useLiveQuery, useService } from '../app-services/app-context'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { Button } from '../kit/button'
import { renewAccount } from '../queries/account.queries'
import { registrationQueries } from './registration.queries'

/** Requests one mail when the call opens. */
export function NotifyMe({ editionId }: { readonly editionId: string }) {
  const app = useApp()
  const callables = useService(Callables)
  const waits = useLiveQuery(registrationQueries(app).waitsForCall(editionId))
  const { busy, error, run } = useAction(() => renewAccount(app))
  const ask = (wanted: boolean) => void run(async () => void (await callables.call(notifyWhenOpen, { editionId, wanted })))
  return (
    <>
      <FailureNotice error={error} />
      {waits ? (
        <p role="status">
          We write to you when it opens.{' '}
          <Button look="quiet" busy={busy} onClick={() => ask(false)}>
            Stop this mail
          </Button>
        </p>
      ) : (
        <p>
          <Button look="main" busy={busy} onClick={() => ask(true)}>
            Email me when it opens
          </Button>
        </p>
      )}
    </>
  )
}
