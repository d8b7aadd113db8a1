import { Masquerade } from '../../../domain/accounts/masquerade/masquerade'
import { startMasquerade } from '../../../domain/accounts/masquerade/start-masquerade.contract'
import { reasonField } from '../../../domain/shared/functions/reason'
import { choice } from '../../../domain/shared/records/fields'
import { role } from '../../../domain/shared/records/policy'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import type { FieldInputProps } from '../../forms/field-input-props'
import { LinkButton } from '../../kit/button'
import { RadioGroup } from '../../kit/controls/radio-group'
import { EmptyState } from '../../kit/feedback/empty-state'
import { accessQueries, type ListedAccount } from '../../queries/access.queries'
import { useRouteVisit } from '../../routing/use-route-visit'
import { runPanel } from '../engine/run/run-panel'
import { type AnyRun, runOf } from '../engine/run/run-spec'
import { usePanelContext } from '../engine/use-panel-context'

const toAccounts = <LinkButton to="/cpanel/userslist">Back to the accounts</LinkButton>

const modes = {
  look: 'Look only: you cannot change anything',
  act: 'Act: you can change their profile and listings. You cannot pay, give, delete, write, agree, or change the email address and password',
}
const ModeInput = ({ field, value, onChange }: FieldInputProps) => (
  <RadioGroup
    label={field.label}
    choices={Object.entries(modes).map(([mode, label]) => ({ value: mode, label }))}
    value={String(value)}
    onChange={onChange}
  />
)

const fields = { reason: reasonField('Why'), mode: choice('What you may do', ['look', 'act']) }

/** Act mode is for superadmins. */
const masquerade = (personId: string, { displayName, email }: ListedAccount, mayAct: boolean): AnyRun => {
  const name = displayName || email
  return runOf<typeof fields>({
    title: `See the site as ${name}`,
    purpose: `You leave your own session and see what ${name} sees, for at most 30 minutes. A bar on every page says so. ${name} reads in their account settings that it was you, and the history keeps your reason.`,
    choose: { fields: mayAct ? fields : () => ({ reason: fields.reason }), inputs: { mode: ModeInput }, begin: { mode: 'look' } },
    label: 'Begin the visit',
    run: async ({ input: { reason, mode } }, services) => {
      await services.get(Masquerade).start({ personId, mode: mayAct ? mode : 'look', reason: reason.trim() })
      return { message: `You see the site as ${name}.`, to: '/dashboard' }
    },
  })
}

/** Starts to see the site as another person. */
export default runPanel(() => {
  const { may } = usePanelContext()
  const { id = '' } = useRouteVisit().params
  const mayStart = may(startMasquerade.access)
  const account = useLiveQuery(accessQueries(useApp()).accounts(mayStart)).find(({ personId }) => personId === id)
  const above = (text: string) => ({ runs: {}, above: () => <p>{text}</p> })
  if (!mayStart) return above('You need the People and System roles to see the site as somebody else. Ask a superadmin for them.')
  if (!account) return { runs: {}, above: () => <EmptyState title="This person has no account" action={toAccounts} /> }
  if (account.roles.some(name => name !== 'juror' && name !== 'volunteer'))
    return above(`${account.displayName} is on the staff. You cannot see the site as a colleague. Ask them to show you.`)
  return { runs: { start: masquerade(id, account, may(role('superadmin'))) }, above: () => <p>{toAccounts}</p> }
})
