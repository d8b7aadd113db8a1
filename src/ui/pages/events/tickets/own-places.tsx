import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { replyToEvent } from '../../../../domain/replies/reply-to-event.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { ticketRef } from '../../../../domain/shop/tickets/ticket-lines'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { addToCart } from '../../../app-services/stored-cart'
import { boughtOf, replyQueries, standingOf } from '../../../event-replies/reply.queries'
import { ShownCode } from '../../../event-replies/shown-code'
import { FailureNotice } from '../../../forms/failure-notice'
import { useKeptFocus } from '../../../forms/focus/use-kept-focus'
import { useAction } from '../../../forms/use-action'
import { useOnline } from '../../../forms/use-online'
import { counted } from '../../../kit/counted'
import { Notice } from '../../../kit/feedback/notice'
import css from '../reply/reply.module.css'
import { ReplyState } from '../reply/reply-state'

interface OwnPlacesProps {
  readonly id: string
  /** Missing for an account that has not joined. */
  readonly personId: string | undefined
  readonly tz: string
  /** For whoever neither waits nor has an offer. */
  readonly children: ReactNode
}

/** The places that the signed-in person has bought, or waits for; an offered one leads to the cart. */
export function OwnPlaces({ id, personId = '-', tz, children }: OwnPlacesProps) {
  const callables = useService(Callables)
  const navigate = useNavigate()
  const own = useLiveQuery(replyQueries(useApp()).own(id, personId))
  const isOnline = useOnline()
  const focus = useKeptFocus<HTMLDivElement>()
  const [left, setLeft] = useState<string>()
  const { busy, error, run } = useAction()
  const reply = standingOf(own)
  const take = (places: number) => {
    addToCart('ticket', ticketRef(id), places)
    void navigate('/shop?view=cart')
  }
  const leave = (done: string) =>
    void run(async () => {
      await callables.call(replyToEvent, { act: 'leave', eventId: id })
      setLeft(done)
    })
  return (
    <div {...focus} tabIndex={-1} className={css.reply}>
      <FailureNotice error={error} />
      {boughtOf(own).map(({ id: ticket, guests, code, status }) =>
        status === 'attended' ? (
          <Notice key={ticket} tone="good" title="You were there." />
        ) : (
          <Notice key={ticket} tone="good" title={`You have ${counted(1 + guests, 'place')}.`}>
            <ShownCode eventId={id} code={code} />
          </Notice>
        ),
      )}
      {reply && <ReplyState reply={reply} tz={tz} busy={busy} isOnline={isOnline} onTake={() => take(1 + reply.guests)} onLeave={leave} />}
      {!reply && left && <Notice title={left} />}
      {reply?.status !== 'waitlist' && reply?.status !== 'offered' && children}
    </div>
  )
}
