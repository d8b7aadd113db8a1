import { useEffect, useEffectEvent, useState } from 'react'
import { Callables } from '../../../domain/shared/functions/callables'
import { cancelAd, quoteAdCancellation } from '../../../domain/shop/ads/cancel-ad.contract'
import { useService } from '../../app-services/app-context'
import { FailureNotice } from '../../forms/failure-notice'
import { useAction } from '../../forms/use-action'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/feedback/dialog'
import { moneyOf } from '../../kit/format-money'

/** Shows what is paid back, then cancels the advertisement. */
export default function CancelAdDialog({ adId, onClose }: { readonly adId: string; readonly onClose: () => void }) {
  const callables = useService(Callables)
  const [cents, setCents] = useState<number>()
  const asking = useAction()
  const canceling = useAction()
  const ask = () => asking.run(async () => setCents((await callables.call(quoteAdCancellation, { adId })).refundCents))
  const begin = useEffectEvent(() => void ask())
  useEffect(() => begin(), [])
  const cancel = async () => {
    if (await canceling.run(async () => void (await callables.call(cancelAd, { adId, seenRefundCents: cents ?? 0 })))) onClose()
    else void ask()
  }
  return (
    <Dialog
      open
      title="Cancel this advertisement?"
      onClose={onClose}
      actions={
        <>
          <Button look="main" busy={canceling.busy} disabled={cents === undefined} onClick={() => void cancel()}>
            {canceling.busy ? 'Canceling…' : 'Cancel advertisement'}
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </>
      }
    >
      <FailureNotice error={asking.error ?? canceling.error} />
      {cents !== undefined && (
        <p>{cents > 0 ? `We pay back ${moneyOf({ cents })} in the way that you paid.` : 'Nothing was paid, so nothing is paid back.'}</p>
      )}
      <p>Its space is free for others at once. This cannot be undone.</p>
    </Dialog>
  )
}
