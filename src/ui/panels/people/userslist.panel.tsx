import { accessQueries, type ListedAccount } from '../../queries/access.queries'
import { Link } from '../../routing/link'
import { reportPanel } from '../engine/report-panel'
import { accountActions } from './access/account-actions'
import { roleText } from './access/role-text'

const instant = (at: string | undefined) => (at === undefined ? undefined : new Date(at))

/** All accounts, from the authentication service. They are not records, so the list is fetched again after each change. */
export default reportPanel<ListedAccount>(app => accessQueries(app).accounts(), {
  columns: [
    { name: 'email', label: 'Email', value: ({ email }) => email },
    { name: 'name', label: 'Name', value: ({ displayName }) => displayName },
    { name: 'verified', label: 'Confirmed', kind: 'boolean', value: ({ emailVerified }) => emailVerified },
    { name: 'disabled', label: 'Closed', kind: 'boolean', value: ({ disabled }) => disabled },
    { name: 'roles', label: 'Roles', kind: 'list', value: ({ roles }) => roles.map(roleText) },
    { name: 'lastSignIn', label: 'Last sign-in', kind: 'instant', value: ({ lastSignInAt }) => instant(lastSignInAt) },
    { name: 'created', label: 'Made', kind: 'instant', value: ({ createdAt }) => instant(createdAt) },
    { name: 'providers', label: 'Signs in by', kind: 'list', value: ({ providers }) => providers },
    { name: 'linked', label: 'Linked', kind: 'boolean', value: ({ personId }) => personId !== undefined },
    { name: 'person', label: 'Person id', value: ({ personId }) => personId },
    { name: 'uid', label: 'Account id', value: ({ id }) => id },
  ],
  shown: 9,
  sort: 'email',
  filters: ['verified', 'disabled', 'linked'],
  facts: [
    'name',
    'verified',
    'disabled',
    'lastSignIn',
    'created',
    'providers',
    'roles',
    { name: 'holder', label: 'Person', value: ({ personId }) => personId, draw: account => <Holder account={account} /> },
  ],
  actions: accountActions,
})

const Holder = ({ account: { personId, displayName } }: { readonly account: ListedAccount }) =>
  personId === undefined ? 'Not linked' : <Link to={`/cpanel/userfinder?person=${personId}`}>{displayName || personId}</Link>
