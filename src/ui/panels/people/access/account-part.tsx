import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { deleteAccount, disableAccount, linkAccount, revokeSessions, sendAccountLink } from '../../../../domain/accounts/change-account.function'
import { startMasquerade } from '../../../../domain/accounts/masquerade/start-masquerade.function'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button, LinkButton } from '../../../kit/button'
import type { ListedAccount } from '../../../queries/access.queries'
import { sessionQueries } from '../../../queries/session.queries'
import { useReauthentication } from '../../../reauthentication/use-reauthentication'
import frame from '../../engine/panel-frame.module.css'
import type { ReportPartProps } from '../../engine/panel-spec'
import form from '../../engine/record/record-form.module.css'
import { usePanelContext } from '../../engine/use-panel-context'
import { PersonPicker } from '../person/person-picker'
import css from './access.module.css'
import { formatted } from './office-time'
import { ReasonDialog } from './reason-dialog'

type Asked = 'close' | 'open' | 'end' | 'link' | 'delete'

/** One account: what is known of it, and what staff do for its holder. */
export function AccountPart({ row: account, outcome, onChanged, onClose }: ReportPartProps<ListedAccount>) {
  const callables = useService(Callables)
  const { may, tz } = usePanelContext()
  const user = useLiveQuery(sessionQueries(useApp()).user())
  const { reauthenticated: proven, question } = useReauthentication(user?.email ?? '')
  const [asked, setAsked] = useState<Asked>()
  const [personId, setPersonId] = useState('')
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  // Esc closes one thing at a time: a dialog that asks something here is closed by itself.
  const press = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && !(target as Element).closest('dialog')) onClose()
  }
  const { uid, email } = account
  const isStaff = account.roles.some(role => role !== 'juror' && role !== 'volunteer')

  const act = (saying: string, said: string, work: () => Promise<unknown>) =>
    void outcome.run(saying, async () => {
      await proven(work)
      await onChanged()
      return { message: said }
    })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears the Esc that its controls let pass
    <aside className={frame.form} aria-labelledby="account" onKeyDown={press}>
      {question}
      <div className={css.part}>
        <div className={form.head}>
          <h2 id="account" tabIndex={-1} ref={head}>
            {account.displayName || email}
          </h2>
          <Button look="quiet" size="s" onClick={onClose} aria-label="Close the details">
            Close
          </Button>
        </div>
        <dl className={css.facts}>
          <dt>E-mail</dt>
          <dd>
            {email} <span className={css.mark}>{account.emailVerified ? 'confirmed' : 'not confirmed'}</span>
          </dd>
          <dt>State</dt>
          <dd>{account.disabled ? 'closed' : 'open'}</dd>
          <dt>Last sign-in</dt>
          <dd>{formatted(account.lastSignInAt, tz) || 'never'}</dd>
          <dt>Made</dt>
          <dd>{formatted(account.createdAt, tz)}</dd>
          <dt>Signs in by</dt>
          <dd>{account.providers.join(', ')}</dd>
          <dt>Roles</dt>
          <dd>{account.roles.join(', ') || 'none'}</dd>
          <dt>Person</dt>
          <dd>
            {account.personId === undefined ? (
              'linked to nobody'
            ) : (
              <Link to={`/cpanel/userfinder?person=${account.personId}`}>{account.displayName || account.personId}</Link>
            )}
          </dd>
        </dl>
        <div className={css.acts}>
          <Button
            onClick={() => act('Sending…', `A link was sent to ${email}.`, () => callables.call(sendAccountLink, { uid, kind: 'reset-password' }))}
          >
            Send a link for a new password
          </Button>
          {!account.emailVerified && (
            <Button
              onClick={() => act('Sending…', `A link was sent to ${email}.`, () => callables.call(sendAccountLink, { uid, kind: 'verify-email' }))}
            >
              Send a link to confirm the address
            </Button>
          )}
          <Button onClick={() => setAsked('end')}>End all sessions</Button>
          {uid !== user?.uid && (
            <Button onClick={() => setAsked(account.disabled ? 'open' : 'close')}>
              {account.disabled ? 'Open the account again' : 'Close the account'}
            </Button>
          )}
          {account.personId !== undefined && !isStaff && may(startMasquerade.access) && (
            <LinkButton to={`/cpanel/masquerade/${account.personId}`}>See the site as this person</LinkButton>
          )}
          {may(deleteAccount.access) && !isStaff && uid !== user?.uid && <Button onClick={() => setAsked('delete')}>Delete the account</Button>}
        </div>
        {account.personId === undefined && (
          <PersonPicker
            label="Link to a person"
            onPick={chosen => {
              setPersonId(chosen)
              setAsked('link')
            }}
          />
        )}
      </div>
      {asked && (
        <ReasonDialog
          {...dialogs[asked](email)}
          onClose={() => setAsked(undefined)}
          onAct={(reason, typed) => {
            setAsked(undefined)
            if (asked === 'end') act('Ending…', 'Every session has ended.', () => callables.call(revokeSessions, { uid, reason }))
            if (asked === 'close') act('Closing…', 'The account is closed.', () => callables.call(disableAccount, { uid, disabled: true, reason }))
            if (asked === 'open')
              act('Opening…', 'The account is open again.', () => callables.call(disableAccount, { uid, disabled: false, reason }))
            if (asked === 'link') act('Linking…', 'The account is linked.', () => callables.call(linkAccount, { uid, personId, reason }))
            if (asked === 'delete')
              act('Deleting…', 'The account is gone; the person’s record stays.', () => callables.call(deleteAccount, { uid, email: typed, reason }))
          }}
        />
      )}
    </aside>
  )
}

type DialogWords = Pick<Parameters<typeof ReasonDialog>[0], 'title' | 'what' | 'act' | 'typed'>

const dialogs: Readonly<Record<Asked, (email: string) => DialogWords>> = {
  end: email => ({ title: 'End all sessions?', what: `${email} signs in again on every device.`, act: 'End them' }),
  close: email => ({
    title: 'Close the account?',
    what: `Nobody signs in as ${email} until it is opened again. Nothing is deleted.`,
    act: 'Close it',
  }),
  open: email => ({ title: 'Open the account again?', what: `${email} can sign in again.`, act: 'Open it' }),
  link: email => ({ title: 'Link the account?', what: `${email} will see and change what is this person’s.`, act: 'Link' }),
  delete: email => ({
    title: 'Delete the account?',
    what: 'This cannot be undone. The person’s record, gifts and works stay; who signs in again begins anew.',
    act: 'Delete for good',
    typed: { label: `Type ${email}`, expected: email },
  }),
}
