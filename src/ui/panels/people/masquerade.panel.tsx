import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Masquerade } from '../../../domain/accounts/masquerade'
import { leastReason } from '../../../domain/accounts/reason'
import { startMasquerade } from '../../../domain/accounts/start-masquerade.function'
import { role } from '../../../domain/shared/policy'
import { useApp, useService } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { EmptyState } from '../../kit/empty-state'
import { Button, ButtonLink } from '../../office/controls/button'
import { RadioGroup } from '../../office/controls/radio-group'
import { Textarea } from '../../office/controls/textarea'
import { useProof } from '../../pages/accounts/use-proof'
import { accessQueries, type ListedAccount } from '../../queries/access.queries'
import { sessionQueries } from '../../queries/session.queries'
import { useVisit } from '../../routing/use-visit'
import { customPanel } from '../engine/custom-panel'
import { OutcomeLine } from '../engine/outcome-line'
import { useOutcome } from '../engine/use-outcome'
import { usePanelPlace } from '../engine/use-panel-place'
import css from './access/access.module.css'

/** The way into seeing the site as one person sees it. */
function MasqueradeBoard() {
  return usePanelPlace().may(startMasquerade.access) ? (
    <WhomToVisit />
  ) : (
    <p>Seeing the site as somebody else takes the scopes people and system together. A superadmin can grant them under Staff roles.</p>
  )
}

function WhomToVisit() {
  const { id } = useVisit().params
  const accounts = useLiveQuery(accessQueries(useApp()).accounts())
  const account = accounts.find(({ personId }) => personId === id)
  if (!account) return <EmptyState title="This person has no account" action={<ButtonLink to="/cpanel/userslist">Choose an account</ButtonLink>} />
  const isStaff = account.roles.some(name => name !== 'juror' && name !== 'volunteer')
  if (isStaff) return <p>{account.displayName} is of the staff. Nobody sees the site as a colleague; ask them to show you instead.</p>
  return <StartForm account={account} personId={id!} />
}

function StartForm({ account: { displayName, email }, personId }: { readonly account: ListedAccount; readonly personId: string }) {
  const masquerade = useService(Masquerade)
  const place = usePanelPlace()
  const navigate = useNavigate()
  const user = useLiveQuery(sessionQueries(useApp()).user())
  const { proven, question } = useProof(user?.email ?? '')
  const outcome = useOutcome()
  const [reason, setReason] = useState('')
  const [mode, setMode] = useState<'look' | 'act'>('look')
  const [isAsked, setAsked] = useState(false)
  const isShort = reason.trim().length < leastReason
  const name = displayName || email

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isShort) return
    const isIn = await outcome.run('Opening their view…', async () => {
      await proven(() => masquerade.start({ personId, mode, reason: reason.trim() }))
      return { said: `You see the site as ${name}.` }
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
      <Textarea
        label="Why"
        description={`${leastReason} characters at least`}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
        error={isAsked && isShort ? `Say why in ${leastReason} characters or more.` : undefined}
        rows={2}
        maxLength={300}
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
        <Button type="submit">Begin</Button>
        <ButtonLink to="/cpanel/userslist" variant="default">
          Back to the accounts
        </ButtonLink>
      </div>
    </form>
  )
}

export default customPanel(MasqueradeBoard)
