import { useRef } from 'react'
import type { SentMail } from '../../domain/hosting/local-mode'
import { Link } from '../routing/link'
import styles from './local-mode-bar.module.css'

/** Mails that a deployed build would have sent, newest first, with their links. */
export function Outbox({ mails }: { mails: readonly SentMail[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Outbox ({mails.length})
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="local-outbox">
        <h2 id="local-outbox">Outbox</h2>
        {mails.length === 0 && <p>No mail yet. Sign-in links, password resets and other mail arrive here.</p>}
        <ol className={styles.mails}>
          {mails.map((mail, i) => (
            <li key={mails.length - i}>
              <h3>{mail.subject}</h3>
              <p className={styles.quiet}>
                To {mail.to}, {mail.sentAt.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
              </p>
              <p className={styles.mail}>{mail.text}</p>
              {mail.link && (
                <p>
                  <MailLink to={mail.link} onFollow={() => dialog.current?.close()} />
                </p>
              )}
            </li>
          ))}
        </ol>
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
      </dialog>
    </>
  )
}

/** Navigates inside the application: a reload would lose a store that is in memory. */
function MailLink({ to, onFollow }: { to: string; onFollow: () => void }) {
  const url = new URL(to, location.href)
  if (url.origin !== location.origin) return <a href={to}>{to}</a>
  return (
    <Link to={url.pathname + url.search + url.hash} onClick={onFollow}>
      {to}
    </Link>
  )
}
