import { useState } from 'react'
import { submitOwnPage } from '../../../domain/art/review-artist.contract'
import { Callables } from '../../../domain/shared/functions/callables'
import { useApp } from '../../app-services/app-context'
import { FailureNotice } from '../../forms/failure-notice'
import { Button } from '../../kit/button'
import { renewAccount } from '../../queries/account.queries'

/** Submits the page for another review, after the requested changes. */
export function SubmitArtistPage() {
  const app = useApp()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const send = async () => {
    setSending(true)
    setError(undefined)
    try {
      await (await app.services()).get(Callables).call(submitOwnPage, {})
      await renewAccount(app)
    } catch (failure) {
      setError(failure)
      setSending(false)
    }
  }
  return (
    <>
      <FailureNotice error={error} />
      <p>
        <Button look="main" disabled={isSending} onClick={() => void send()}>
          {isSending ? 'Sending…' : 'Send your page to our staff again'}
        </Button>
      </p>
    </>
  )
}
