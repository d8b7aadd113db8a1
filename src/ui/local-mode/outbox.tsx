import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { SentMail } from '../../domain/hosting/local-mode'
import styles from './local-mode-bar.module.css'

/** The mails the product would have sent, newest first, with the links they carry. */
export function Outbox({ mails }: { mails: readonly SentMail[] }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Outbox ({mails.length})
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="local-outbox">
        <h2 id="local-outbox">Outbox</h2>
        {mails.length === 0 && <p>No mail has been sent. Sign-in links, password resets and other mail will arrive here.</p>}
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

/** Inside the application without loading it anew, because a store in memory would be lost. */
function MailLink({ to, onFollow }: { to: string; onFollow: () => void }) {
  const url = new URL(to, location.href)
  if (url.origin !== location.origin) return <a href={to}>{to}</a>
  return (
    <Link to={url.pathname + url.search + url.hash} onClick={onFollow}>
      {to}
    </Link>
  )
}
