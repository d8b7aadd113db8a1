import { useEffect, useEffectEvent, useState } from 'react'
import { Callables } from '../../domain/shared/functions/callables'
import { quoteWithdrawal, type Withdrawal, withdrawRegistration } from '../../domain/shop/registrations/withdraw-registration.contract'
import { useApp, useService } from '../app-services/app-context'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { Button } from '../kit/button'
import { Dialog } from '../kit/feedback/dialog'
import { moneyOf } from '../kit/format-money'
import { Time } from '../kit/time/time'
import { renewAccount } from '../queries/account.queries'
import type { CallEdition, StoredRegistration } from './registration.queries'

interface WithdrawDialogProps {
  readonly registration: StoredRegistration
  readonly edition: CallEdition
  readonly onClose: () => void
}

/** Shows the refund and the consequences, then withdraws the registration. */
export default function WithdrawDialog({ registration: { id }, edition, onClose }: WithdrawDialogProps) {
  const app = useApp()
  const callables = useService(Callables)
  const [quote, setQuote] = useState<Withdrawal>()
  const asking = useAction()
  const withdrawing = useAction(() => renewAccount(app))
  const ask = () => asking.run(async () => setQuote(await callables.call(quoteWithdrawal, { id })))
  const begin = useEffectEvent(() => void ask())
  useEffect(() => begin(), [])
  const withdraw = async () => {
    const done = await withdrawing.run(
      async () => void (await callables.call(withdrawRegistration, { id, seenRefundCents: quote?.refundCents ?? 0 })),
    )
    if (done) onClose()
    else void ask()
  }
  return (
    <Dialog
      open
      title="Withdraw your registration?"
      onClose={onClose}
      actions={
        <>
          <Button look="main" busy={withdrawing.busy} disabled={!quote} onClick={() => void withdraw()}>
            {withdrawing.busy ? 'Withdrawing…' : 'Withdraw registration'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <FailureNotice error={asking.error ?? withdrawing.error} />
      {!quote && asking.busy && <p role="status">Asking what is paid back…</p>}
      {quote && (
        <>
          <p>{refundText(quote)}</p>
          {quote.refundsUntil && quote.paidCents > 0 && (
            <p>
              The fee is paid back until <Time at={quote.refundsUntil} tz={edition.tz} />.
            </p>
          )}
          {quote.ids.length > 1 && <p>Your second registration goes with it: it has its price beside the first one alone.</p>}
          <p>Your place goes to somebody else at once. This cannot be undone.</p>
        </>
      )}
    </Dialog>
  )
}

function refundText({ refundCents, paidCents }: Withdrawal): string {
  if (paidCents === 0) return 'You have paid nothing for it, so nothing is paid back.'
  if (refundCents === 0) return `You paid ${moneyOf({ cents: paidCents })}. The time for refunds is over, so nothing is paid back.`
  return `We pay back ${moneyOf({ cents: refundCents })} in the way that you paid.`
}
