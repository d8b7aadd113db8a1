import { useState } from 'react'
import { PortError } from '../../../ports/errors'
import { cardDeclinedText } from '../../checkout/card-declined-text'
import { useShownCard } from '../../checkout/use-card-fields'
import { FailureNotice } from '../../forms/failure-notice'
import { useAction } from '../../forms/use-action'
import { Button } from '../../kit/button'
import { Notice } from '../../kit/feedback/notice'
import css from './dashboard.module.css'

export interface EnterPaymentCardProps {
  /** The purpose of the card. */
  readonly name: string
  /** Returns the secret for entering a card. */
  readonly ask: () => Promise<string>
  /** The address to which a bank's page returns. */
  readonly backTo: string
  readonly onEntered: () => void
  readonly onCancel: () => void
}

/** Enters a card to be stored, or to replace one, in the provider's own fields. Nothing is charged now. */
export default function EnterPaymentCard({ name, ask, backTo, onEntered, onCancel }: EnterPaymentCardProps) {
  const { place, shown, isReady, failure, again } = useShownCard(name, ask, onCancel)
  const [declined, setDeclined] = useState<string>()
  const keeping = useAction()
  const keep = async () => {
    setDeclined(undefined)
    if (!shown.current) throw new PortError('payments', 'unavailable', 'the card’s fields are not here')
    const outcome = await shown.current.pay(backTo)
    if (outcome.state === 'submitted') return onEntered()
    if (outcome.state === 'declined') setDeclined(cardDeclinedText(outcome.reason))
    if (outcome.state === 'incomplete') setDeclined('Some of the card’s details are missing. Fill in the fields that are marked.')
    if (outcome.state === 'unknown') setDeclined('No answer came. Look at the card that is shown here in a minute, before you enter it again.')
  }
  return (
    <form
      noValidate
      className={css.form}
      aria-label="New card"
      onSubmit={event => {
        event.preventDefault()
        void keeping.run(keep)
      }}
    >
      {!isReady && failure === undefined && <p role="status">Opening the card’s fields…</p>}
      <FailureNotice error={failure} onRetry={again} />
      <div ref={place} />
      <FailureNotice error={keeping.error} />
      {declined && (
        <Notice tone="bad" title={declined}>
          Nothing has changed.
        </Notice>
      )}
      <div className={css.row}>
        <Button type="submit" look="main" busy={keeping.busy} disabled={!isReady}>
          Use this card
        </Button>
        <Button look="quiet" disabled={keeping.busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
