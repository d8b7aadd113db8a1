import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Masquerade } from '../../../domain/accounts/masquerade/masquerade'
import { startMasquerade } from '../../../domain/accounts/masquerade/start-masquerade.function'
import { maxReason, minReason } from '../../../domain/shared/functions/reason'
import { role } from '../../../domain/shared/records/policy'
import { useApp, useService } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { Button, LinkButton } from '../../kit/button'
import { RadioGroup } from '../../kit/controls/radio-group'
import { TextArea } from '../../kit/controls/text-area'
import { EmptyState } from '../../kit/feedback/empty-state'
import { accessQueries, type ListedAccount } from '../../queries/access.queries'
import { sessionQueries } from '../../queries/session.queries'
import { useReauthentication } from '../../reauthentication/use-reauthentication'
import { useRouteVisit } from '../../routing/use-route-visit'
import { OutcomeLine } from '../engine/actions/outcome-line'
import { useOutcome } from '../engine/actions/use-outcome'
import { customPanel } from '../engine/custom-panel'
import { usePanelContext } from '../engine/use-panel-context'
import css from './access/access.module.css'

/** The way into seeing the site as one person sees it. */
function MasqueradeBoard() {
  return usePanelContext().may(startMasquerade.access) ? (
    <WhomToVisit />
  ) : (
    <p>Seeing the site as somebody else takes the scopes people and system together. A superadmin can grant them under Staff roles.</p>
  )
}

function WhomToVisit() {
  const { id } = useRouteVisit().params
  const accounts = useLiveQuery(accessQueries(useApp()).accounts())
  const account = accounts.find(({ personId }) => personId === id)
  if (!account)
    return (
      <EmptyState
        title="This person has no account"
        action={
          <LinkButton look="main" to="/cpanel/userslist">
            Choose an account
          </LinkButton>
        }
      />
    )
  const isStaff = account.roles.some(name => name !== 'juror' && name !== 'volunteer')
  if (isStaff) return <p>{account.displayName} is of the staff. Nobody sees the site as a colleague; ask them to show you instead.</p>
  return <StartForm account={account} personId={id!} />
}

function StartForm({ account: { displayName, email }, personId }: { readonly account: ListedAccount; readonly personId: string }) {
  const masquerade = useService(Masquerade)
  const place = usePanelContext()
  const navigate = useNavigate()
  const user = useLiveQuery(sessionQueries(useApp()).user())
  const { reauthenticated: proven, question } = useReauthentication(user?.email ?? '')
  const outcome = useOutcome()
  const [reason, setReason] = useState('')
  const [mode, setMode] = useState<'look' | 'act'>('look')
  const [isAsked, setAsked] = useState(false)
  const isShort = reason.trim().length < minReason
  const name = displayName || email

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isShort) return
    const isIn = await outcome.run('Opening their view…', async () => {
      await proven(() => masquerade.start({ personId, mode, reason: reason.trim() }))
      return { message: `You see the site as ${name}.` }
    })
    if (isIn) await navigate('/dashboard')
  }
  return (
    <form className={`${css.part} ${css.narrow}`} noValidate onSubmit={event => void submit(event)}>
      {question}
      <OutcomeLine outcome={outcome} />
      <h2>See the site as {name}</h2>
      <p>
        You leave your own session, and see what {name} sees for thirty minutes at most. A bar on every page says so. {name} reads in the settings of
        the account that it was you, and the audit keeps your reason.
      </p>
      <TextArea
        label="Why"
        help={`${minReason} characters at least`}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
        error={isAsked && isShort ? `Say why in ${minReason} characters or more.` : undefined}
        rows={2}
        maxLength={maxReason}
      />
      {place.may(role('superadmin')) && (
        <RadioGroup
          label="What you may do"
          choices={[
            { value: 'look', label: 'Look only: nothing can be changed' },
            { value: 'act', label: 'Act: change profile and listings. Never pay, give, delete, write, agree, or change address and password' },
          ]}
          value={mode}
          onChange={chosen => setMode(chosen === 'act' ? 'act' : 'look')}
        />
      )}
      <div className={css.acts}>
        <Button look="main" type="submit">
          Begin
        </Button>
        <LinkButton to="/cpanel/userslist">Back to the accounts</LinkButton>
      </div>
    </form>
  )
}

export default customPanel(MasqueradeBoard)
