import { useState } from 'react'
import type { OwnMonthlyGift } from '../../../../domain/giving/monthly/own-monthly-gifts'
import { Callables } from '../../../../domain/shared/functions/callables'
import { changeMonthlyCard, manageSubscription } from '../../../../domain/shop/monthly/manage-subscription.contract'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useFocusWhenClosed } from '../../../forms/focus/use-focus-when-closed'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import { Dialog } from '../../../kit/feedback/dialog'
import { moneyOf } from '../../../kit/format-money'
import { accountQueries } from '../../../queries/account.queries'
import css from '../dashboard.module.css'
import { LazyEnterPaymentCard } from '../lazy-enter-payment-card'
import { AmountChange, PauseChange } from './change-amount-or-pause'
import { cardText, dayText, monthlyText } from './monthly-text'

/** The person's monthly gifts, with everything that they can change; renders nothing without gifts. */
export function MonthlyGifts() {
  const gifts = useLiveQuery(accountQueries(useApp()).monthlyGifts())
  if (gifts.length === 0) return null
  return (
    <section aria-labelledby="monthly-gifts" className={css.part}>
      <h2 id="monthly-gifts">Monthly gifts</h2>
      <ul className={css.needs}>
        {gifts.map(gift => (
          <li key={gift.id} className={css.need}>
            <Gift gift={gift} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Open = 'amount' | 'pause' | 'card' | 'end'

function Gift({ gift }: { readonly gift: OwnMonthlyGift }) {
  const { id, status, title, amountCents } = gift
  const callables = useService(Callables)
  const [open, setOpen] = useState<Open>()
  const [notice, setNotice] = useState('')
  const { busy, error, run } = useAction()
  const heading = useFocusWhenClosed<HTMLHeadingElement>(open !== undefined && open !== 'end', notice)
  const done = (text: string) => {
    setOpen(undefined)
    setNotice(text)
  }
  const close = () => setOpen(undefined)
  const resume = () =>
    run(async () => {
      const { nextOn = '' } = await callables.call(manageSubscription, { id, action: 'resume' })
      done(`Your gift has resumed. We charge your card next on ${dayText(nextOn)}.`)
    })
  const end = () =>
    run(async () => {
      await callables.call(manageSubscription, { id, action: 'cancel' })
      done('Your monthly gift has ended. Thank you for what you gave.')
    })
  const askCard = async () => (await callables.call(changeMonthlyCard, { id })).clientSecret
  const name = `${moneyOf({ cents: amountCents })} a month${title === undefined ? '' : ` for “${title}”`}`
  const change = { gift, onDone: done, onCancel: close }
  return (
    <div className={css.form} role="group" aria-label={name}>
      <h3 ref={heading} tabIndex={-1}>
        {name}
      </h3>
      <p>{monthlyText(gift)}</p>
      {status !== 'cancelled' && <p className={css.quiet}>{cardText(gift)}</p>}
      <p role="status">{notice}</p>
      {open !== 'end' && <FailureNotice error={error} />}
      {open === 'amount' && <AmountChange {...change} />}
      {open === 'pause' && <PauseChange {...change} label="Pause your monthly gift" />}
      {open === 'card' && (
        <LazyEnterPaymentCard
          name={id}
          ask={askCard}
          backTo="/dashboard/donations"
          onCancel={close}
          onEntered={() => done('Thank you. We charge the new card from now on.')}
        />
      )}
      {status !== 'cancelled' && (open === undefined || open === 'end') && (
        <div className={css.row}>
          <Button onClick={() => setOpen('amount')}>Change the amount</Button>
          {status === 'active' && <Button onClick={() => setOpen('pause')}>Pause it</Button>}
          {status === 'paused' && (
            <Button busy={busy} onClick={() => void resume()}>
              Resume it
            </Button>
          )}
          <Button onClick={() => setOpen('card')}>Enter a new card</Button>
          <Button onClick={() => setOpen('end')}>End it</Button>
        </div>
      )}
      <Dialog
        open={open === 'end'}
        title="End your monthly gift?"
        onClose={close}
        actions={
          <>
            <Button look="main" busy={busy} onClick={() => void end()}>
              End my monthly gift
            </Button>
            <Button look="quiet" onClick={close}>
              Cancel
            </Button>
          </>
        }
      >
        <p>Your card is not charged again. What you gave, its receipts and letters stay. You can begin a new monthly gift at any time.</p>
        <FailureNotice error={error} />
      </Dialog>
    </div>
  )
}
