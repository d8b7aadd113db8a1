import { useState } from 'react'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button, LinkButton } from '../../../kit/button'
import { PageHead } from '../../../kit/page-head'
import css from '../accounts.module.css'
import { useSecondsLeft } from './use-seconds-left'
import { webmailLinks } from './webmail-links'

/** Seconds before a link can be sent again. */
const pause = 30

interface LinkSentProps {
  readonly email: string
  /** Sends another link; tells whether it went out. */
  readonly again: () => Promise<boolean>
  readonly busy: boolean
  readonly error: unknown
  readonly onOther: () => void
}

/** A mail is on its way: where to read it, and what to do when it does not come. */
export function LinkSent({ email, again, busy, error, onOther }: LinkSentProps) {
  const [round, setRound] = useState(1)
  const resend = async () => {
    if (await again()) setRound(round + 1)
  }
  return (
    <div className={css.sent}>
      <PageHead
        title="Look into your mail"
        lead={
          <>
            We sent a link to <strong>{email}</strong>. It works once, within one hour. Open it on this device and you are in.
          </>
        }
        actions={webmailLinks(email).map(({ name, to }) => (
          <LinkButton key={name} to={to} target="_blank">
            Open {name}
          </LinkButton>
        ))}
      />
      <FailureNotice error={error} />
      <p role="status">{round > 1 && `Sent again. Take the link in the newest mail.`}</p>
      <p>No mail? Look among the junk; it may take a minute.</p>
      <div className={css.row}>
        <SendAgain key={round} busy={busy} onPress={() => void resend()} />
        <Button look="quiet" onClick={onOther}>
          Use another address
        </Button>
      </div>
    </div>
  )
}

function SendAgain({ busy, onPress }: { readonly busy: boolean; readonly onPress: () => void }) {
  const left = useSecondsLeft(pause)
  return (
    <Button onClick={onPress} disabled={left > 0} busy={busy}>
      {left > 0 ? `Send it again in ${left} s` : 'Send it again'}
    </Button>
  )
}
