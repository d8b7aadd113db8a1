import { grantedRoles } from '../../../../domain/accounts/roles/role-grants.collection'
import { scopes } from '../../../../domain/shared/records/policy'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import type { FieldInputProps } from '../../../forms/field-input'
import { CheckboxGroup } from '../../../kit/controls/checkbox'
import { Select } from '../../../kit/controls/select'
import { accessQueries } from '../../../queries/access.queries'
import { sessionQueries } from '../../../queries/session.queries'
import { pickInput } from '../../engine/fields/pick-input'
import { roleNames, scopeText } from './role-text'

/** Everybody with an open account, but oneself: nobody gives themselves a role. */
export const AccountInput = pickInput({
  help: 'Everybody with an account',
  nothingFound: 'Nobody of this name has an account.',
  useOptions: () => {
    const accounts = useLiveQuery(accessQueries(useApp()).accounts())
    const self = useLiveQuery(sessionQueries(useApp()).user())?.claims.pid
    return accounts.flatMap(({ personId, displayName, email, disabled }) =>
      personId === undefined || personId === self || disabled ? [] : [{ value: personId, label: `${displayName || email} (${email})` }],
    )
  },
})

export const RoleInput = ({ field, value, onChange }: FieldInputProps) => (
  <Select
    label={field.label}
    help="Staff work in the office"
    options={grantedRoles.map(role => ({ value: role, label: roleNames[role] }))}
    value={String(value)}
    onChange={event => onChange(event.currentTarget.value)}
  />
)

export const ScopesInput = ({ field, value, onChange, error }: FieldInputProps) => (
  <CheckboxGroup
    label={field.label}
    choices={scopes.map(name => ({ value: name, label: scopeText[name] }))}
    value={(value as readonly string[] | undefined) ?? []}
    onChange={next => onChange(next.length > 0 ? next : undefined)}
    error={error}
  />
)

export const CallInput = pickInput({
  help: 'Five at one time at most',
  useOptions: () => useLiveQuery(accessQueries(useApp()).calls()).map(({ id, title }) => ({ value: id, label: title })),
})
