import { grantedRoles } from '../../../../domain/accounts/roles/role-grants.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { accessQueries } from '../../../queries/access.queries'
import { useSignedIn } from '../../../queries/session.queries'
import { checkInput, pickInput, selectInput } from '../../engine/fields/option-inputs'
import { roleNames, scopePurposes } from './role-text'

/** Everybody with an active account, except the user: nobody can give themselves a role. */
export const AccountInput = pickInput({
  help: 'Everybody with an account',
  nothingFound: 'Nobody of this name has an account.',
  useOptions: () => {
    const accounts = useLiveQuery(accessQueries(useApp()).accounts())
    const self = useSignedIn()?.claims.pid
    return accounts.flatMap(({ personId, displayName, email, disabled }) =>
      personId === undefined || personId === self || disabled ? [] : [{ value: personId, label: `${displayName || email} (${email})` }],
    )
  },
})

export const RoleInput = selectInput({
  help: 'Staff open the panels of their work, superadmins all of them',
  useOptions: () => grantedRoles.map(role => ({ value: role, label: roleNames[role] })),
})

export const ScopesInput = checkInput(scopePurposes)

export const CallInput = pickInput({
  help: 'Five at one time at most',
  useOptions: () => useLiveQuery(accessQueries(useApp()).calls()).map(({ id, title }) => ({ value: id, label: title })),
})
