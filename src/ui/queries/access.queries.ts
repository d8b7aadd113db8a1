import { AccountDesk } from '../../domain/accounts/account-desk'
import type { ListedAccount as Listed } from '../../domain/accounts/list-accounts.function'
import { RoleDesk } from '../../domain/accounts/role-desk'
import type { RoleGrant } from '../../domain/accounts/role-grants'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'
import { followed } from './followed'

export type { RoleGrant }
/** An account; its id is the service's own. */
export type ListedAccount = Listed & { readonly id: string }

/** Who may do what, and who can sign in; for the office. */
export const accessQueries = (app: App) => ({
  grants: (): LiveQuery<readonly RoleGrant[]> => ({
    ...followed(['office', 'roles'], async () => (await app.services()).get(RoleDesk).grants()),
    staleTime: 0,
  }),

  /** Nothing tells of a change: whoever changes an account asks again. */
  accounts: (): LiveQuery<readonly ListedAccount[]> => ({
    queryKey: ['office', 'accounts'],
    queryFn: async () => {
      const listed = await (await app.services()).get(AccountDesk).list()
      return listed.map(account => ({ ...account, id: account.uid }))
    },
    staleTime: 0,
  }),

  calls: (): LiveQuery<readonly { readonly id: string; readonly title: string }[]> => ({
    queryKey: ['office', 'calls-to-judge'],
    queryFn: async () => (await app.services()).get(RoleDesk).calls(),
  }),
})
