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
  /** Sends another link; resolves with whether it was sent. */
  readonly again: () => Promise<boolean>
  readonly busy: boolean
  readonly error: unknown
  readonly onOther: () => void
}

/** After a link was sent: where to find it, and what to do if it does not arrive. */
export function LinkSent({ email, again, busy, error, onOther }: LinkSentProps) {
  const [round, setRound] = useState(1)
  const resend = async () => {
    if (await again()) setRound(round + 1)
  }
  return (
    <div className={css.sent}>
      <PageHead
        title="Check your email"
        lead={
          <>
            We sent a link to <strong>{email}</strong>. It works once, within one hour. Open it on this device to sign in.
          </>
        }
        actions={webmailLinks(email).map(({ name, to }) => (
          <LinkButton key={name} to={to} target="_blank">
            Open {name}
          </LinkButton>
        ))}
      />
      <FailureNotice error={error} />
      <p role="status">{round > 1 && `Sent again. Use the link in the newest email.`}</p>
      <p>No email? Wait a minute and check your spam folder.</p>
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
