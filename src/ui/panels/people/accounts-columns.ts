import type { GridColumn } from '../../office/data-grid/grid-column'
import type { ListedAccount } from '../../queries/access.queries'
import { formatted } from './access/office-time'

/** An account as a row of the table. */
export type AccountRow = ListedAccount & { readonly id: string; readonly rev: number }

export const rowOf = (account: ListedAccount): AccountRow => ({ ...account, id: account.uid, rev: 1 })

const text = (name: string, label: string, width: number, value: (row: AccountRow) => string): GridColumn<AccountRow> => ({
  name,
  label,
  kind: 'text',
  width,
  value,
  words: value,
})
const flag = (name: string, label: string, value: (row: AccountRow) => boolean): GridColumn<AccountRow> => ({
  name,
  label,
  kind: 'flag',
  width: 110,
  value,
  words: row => (value(row) ? 'yes' : 'no'),
})
const instant = (name: string, label: string, tz: string, value: (row: AccountRow) => string | undefined): GridColumn<AccountRow> => ({
  name,
  label,
  kind: 'instant',
  width: 170,
  value: row => {
    const at = value(row)
    return at === undefined ? undefined : new Date(at)
  },
  words: row => formatted(value(row), tz),
})

/** What is shown of an account, at first all of it but the ids. */
export const accountColumns = (tz: string): readonly GridColumn<AccountRow>[] => [
  text('email', 'E-mail', 260, ({ email }) => email),
  text('name', 'Name', 180, ({ displayName }) => displayName),
  flag('verified', 'Confirmed', ({ emailVerified }) => emailVerified),
  flag('disabled', 'Closed', ({ disabled }) => disabled),
  text('roles', 'Roles', 180, ({ roles }) => roles.join(', ')),
  instant('lastSignIn', 'Last sign-in', tz, ({ lastSignInAt }) => lastSignInAt),
  instant('created', 'Made', tz, ({ createdAt }) => createdAt),
  text('providers', 'Signs in by', 140, ({ providers }) => providers.join(', ')),
  flag('linked', 'Linked', ({ personId }) => personId !== undefined),
  text('person', 'Person id', 200, ({ personId = '' }) => personId),
  text('uid', 'Account id', 200, ({ uid }) => uid),
]
export const shownAtFirst = 9
