import { type GrantedRole, grantedRoles, needsApproval } from '../../../../domain/accounts/roles/role-grants.collection'
import { type RoleInput as SentRole, setRole } from '../../../../domain/accounts/roles/set-role.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { choice, list, localDate, optional, reference } from '../../../../domain/shared/records/fields'
import { scopes } from '../../../../domain/shared/records/policy'
import { localTimeToInstant } from '../../engine/fields/local-time-to-instant'
import { runOf } from '../../engine/run/run-spec'
import { AccountInput, CallInput, RoleInput, ScopesInput } from './role-inputs'

const fields = {
  personId: reference('Person', 'people'),
  role: choice('Role', grantedRoles),
  callId: reference('Call', 'calls'),
  scopes: list('Staff for', choice('Work', scopes), scopes.length),
  lastDay: optional(localDate('Last day, if any')),
  reason: reasonField('Why'),
}

/** The fields of the form for the chosen role. */
const asked = ({ role = 'admin' }: { readonly role?: GrantedRole | undefined }) => {
  const { callId, scopes: scopesField, lastDay, personId, role: roleField, reason } = fields
  return {
    personId,
    role: roleField,
    ...(role === 'juror' && { callId }),
    ...(role === 'admin' && { scopes: scopesField }),
    lastDay: role === 'volunteer' ? localDate('Last day') : lastDay,
    reason,
  }
}

export const giveRole = runOf<typeof fields>({
  title: 'Give a role',
  purpose:
    'To somebody with an account; nobody gives themselves one. Superadmins and staff for money or the system wait for the approval of somebody else, whom you did not appoint.',
  rule: setRole.access,
  choose: {
    fields: asked,
    inputs: { personId: AccountInput, role: RoleInput, callId: CallInput, scopes: ScopesInput },
    begin: { role: 'admin' },
  },
  label: ({ role = 'admin', scopes: chosen = [] }) => (needsApproval({ role, scopes: chosen }) ? 'Ask for the role' : 'Give the role'),
  run: async ({ input: { personId, role, callId, scopes: chosen, lastDay, reason }, key, tz }, services) => {
    const until = lastDay === undefined ? {} : { until: await endOfDay(lastDay, tz) }
    const what = role === 'admin' ? { scopes: [...chosen] } : role === 'juror' ? { callId } : {}
    // `asked` determines which fields belong to which role.
    const { status } = await services.get(Callables).call(setRole, { key, personId, reason, role, ...what, ...until } as SentRole)
    return { message: status === 'active' ? 'Given. It is in force at once.' : 'Asked for. It is in force once a second person approves it.' }
  },
})

/** The midnight after a day in the organization's time zone. */
const endOfDay = async (day: string, tz: string): Promise<string> => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return (await localTimeToInstant(`${new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10)}T00:00`, tz)).toISOString()
}
