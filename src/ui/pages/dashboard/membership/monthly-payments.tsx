import { useState } from 'react'
import type { StoredMonthlyGift } from '../../../../domain/giving/subscriptions.collection'
import { Callables } from '../../../../domain/shared/functions/callables'
import { changeMonthlyCard, manageSubscription } from '../../../../domain/shop/monthly/manage-subscription.contract'
import { useApp, useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useFocusWhenClosed } from '../../../forms/focus/use-focus-when-closed'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import { Dialog } from '../../../kit/feedback/dialog'
import { moneyOf } from '../../../kit/format-money'
import { renewAccount } from '../../../queries/account.queries'
import css from '../dashboard.module.css'
import { PauseChange } from '../donations/change-amount-or-pause'
import { dayText } from '../donations/monthly-text'
import { LazyEnterPaymentCard } from '../lazy-enter-payment-card'

interface MonthlyPaymentsProps {
  readonly payments: StoredMonthlyGift
  /** They have ended, and this part with them: what is told stands in what follows. */
  readonly onEnded: (told: string) => void
}

/** A membership that is paid by the month: its next charge, its card, pausing and ending it. */
export function MonthlyPayments({ payments, onEnded }: MonthlyPaymentsProps) {
  const { id, status, card } = payments
  const app = useApp()
  const callables = useService(Callables)
  const [open, setOpen] = useState<'pause' | 'card' | 'end'>()
  const [told, setTold] = useState('')
  const { busy, error, run } = useAction()
  const heading = useFocusWhenClosed<HTMLHeadingElement>(open !== undefined && open !== 'end', told)
  const done = (text: string) => {
    setOpen(undefined)
    setTold(text)
    void renewAccount(app)
  }
  const close = () => setOpen(undefined)
  const resume = () =>
    run(async () => {
      await callables.call(manageSubscription, { id, action: 'resume' })
      done('It goes on.')
    })
  const end = () =>
    run(async () => {
      await callables.call(manageSubscription, { id, action: 'cancel' })
      onEnded('Your monthly payments have ended. We do not charge your card again.')
    })
  return (
    <div className={css.form} role="group" aria-label="Monthly payments">
      <h3 ref={heading} tabIndex={-1}>
        Monthly payments
      </h3>
      <p>{paymentsText(payments)}</p>
      {card && <p className={css.quiet}>Card ending in {card.last4}</p>}
      <p role="status">{told}</p>
      {open !== 'end' && <FailureNotice error={error} />}
      {open === 'pause' && <PauseChange gift={payments} label="Pause your monthly payments" onDone={done} onCancel={close} />}
      {open === 'card' && (
        <LazyEnterPaymentCard
          name={id}
          ask={async () => (await callables.call(changeMonthlyCard, { id })).clientSecret}
          backTo="/dashboard/membership"
          onCancel={close}
          onEntered={() => done('Thank you. We charge the new card from now on.')}
        />
      )}
      {(open === undefined || open === 'end') && (
        <div className={css.row}>
          <Button onClick={() => setOpen('card')}>Enter a new card</Button>
          {status === 'active' && <Button onClick={() => setOpen('pause')}>Pause payments</Button>}
          {status === 'paused' && (
            <Button busy={busy} onClick={() => void resume()}>
              Resume payments
            </Button>
          )}
          <Button onClick={() => setOpen('end')}>End payments</Button>
        </div>
      )}
      <Dialog
        open={open === 'end'}
        title="End your monthly payments?"
        onClose={close}
        actions={
          <>
            <Button look="main" busy={busy} onClick={() => void end()}>
              End my monthly payments
            </Button>
            <Button look="quiet" onClick={close}>
              Cancel
            </Button>
          </>
        }
      >
        <p>Your card is not charged again. Your membership lasts as long as you have paid for. You can pay by the month again at any time.</p>
        <FailureNotice error={error} />
      </Dialog>
    </div>
  )
}

function paymentsText({ status, failures, amountCents, nextOn = '', pausedUntil }: StoredMonthlyGift): string {
  const sum = moneyOf({ cents: amountCents })
  if (status === 'paused')
    return `The payments of ${sum} a month are paused until ${dayText(pausedUntil ?? nextOn)}. Your membership lasts as long as you have paid for.`
  if (status === 'past_due' && failures > 0)
    return `Your bank declined ${sum} for the next month. We try again on ${dayText(nextOn)}. If your card has changed, enter the new one.`
  return `You pay ${sum} a month. We charge your card next on ${dayText(nextOn)}, at the price of that day.`
}
