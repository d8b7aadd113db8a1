import { useState } from 'react'
import { maxGuests, replyToEvent } from '../../../../domain/replies/reply-to-event.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { replyQueries, standingOf } from '../../../event-replies/reply.queries'
import { FailureNotice } from '../../../forms/failure-notice'
import { useKeptFocus } from '../../../forms/focus/use-kept-focus'
import { useAction } from '../../../forms/use-action'
import { useOnline } from '../../../forms/use-online'
import { Notice } from '../../../kit/feedback/notice'
import css from './reply.module.css'
import { ReplyForm } from './reply-form'
import { ReplyState } from './reply-state'

interface OwnReplyProps {
  readonly id: string
  /** Missing for an account that has not joined; the call then says how to join. */
  readonly personId: string | undefined
  readonly capacity: number | undefined
  readonly free: number | undefined
  readonly tz: string
  readonly hasPrice: boolean
}

/** What the signed-in person replied, and how to change it. */
export function OwnReply({ id, personId = '-', capacity, free, tz, hasPrice }: OwnReplyProps) {
  const app = useApp()
  const callables = useService(Callables)
  const reply = standingOf(useLiveQuery(replyQueries(app).own(id, personId)))
  const isOnline = useOnline()
  const focus = useKeptFocus<HTMLDivElement>()
  const [left, setLeft] = useState<string>()
  const { busy, error, run } = useAction()
  const come = (guests: number) => {
    setLeft(undefined)
    void run(async () => void (await callables.call(replyToEvent, { act: 'come', eventId: id, guests })))
  }
  const leave = (done: string) =>
    void run(async () => {
      await callables.call(replyToEvent, { act: 'leave', eventId: id })
      setLeft(done)
    })
  const mostGuests = Math.min(maxGuests, (capacity ?? Number.POSITIVE_INFINITY) - 1)
  return (
    <div {...focus} tabIndex={-1} className={css.reply}>
      <FailureNotice error={error} />
      {reply && <ReplyState reply={reply} tz={tz} busy={busy} isOnline={isOnline} onTake={() => come(reply.guests)} onLeave={leave} />}
      {!reply && left && <Notice title={left} />}
      {!reply && free === 0 && <p>You can join the waiting list.</p>}
      {reply?.status !== 'attended' && reply?.status !== 'offered' && mostGuests >= 0 && (
        <ReplyForm
          key={`${reply?.status} ${reply?.guests}`}
          reply={reply}
          free={free}
          mostGuests={mostGuests}
          busy={busy}
          isOnline={isOnline}
          onCome={come}
        />
      )}
      {!isOnline && <p role="status">You are offline. You can reply when you are connected.</p>}
      {hasPrice && !reply && <p className={css.quiet}>You pay nothing here. Your reply keeps your place.</p>}
      {!reply && <p className={css.quiet}>The hosts see your name and how many guests you bring.</p>}
    </div>
  )
}
