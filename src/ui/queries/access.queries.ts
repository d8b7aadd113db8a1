import { AccountService } from '../../domain/accounts/account-service'
import type { ListedAccount as Listed } from '../../domain/accounts/list-accounts.contract'
import type { RoleGrant } from '../../domain/accounts/roles/role-grants.collection'
import { RoleService } from '../../domain/accounts/roles/role-service'
import { actorNames } from '../../domain/records/staff-names'
import { Records } from '../../domain/shared/records/records'
import type { App, LiveQuery } from '../app-services/app-context'
import { readingQuery } from './query-of-reading'

export type { RoleGrant }
/** An account; its id is the uid of the authentication service. */
export type ListedAccount = Listed & { readonly id: string }

/** Roles and accounts; for the office. */
export const accessQueries = (app: App) => ({
  grants: (): LiveQuery<readonly RoleGrant[]> => ({
    ...readingQuery(['office', 'roles'], async () => (await app.services()).get(RoleService).grants()),
    staleTime: 0,
  }),

  /** Empty for staff who may not read accounts. Not live: renewed after each change in the panel. */
  accounts: (mayRead = true): LiveQuery<readonly ListedAccount[]> => ({
    queryKey: mayRead ? ['office', 'accounts'] : ['office', 'no-accounts'],
    queryFn: async () => {
      if (!mayRead) return []
      const listed = await (await app.services()).get(AccountService).list()
      return listed.map(account => ({ ...account, id: account.uid }))
    },
    staleTime: 0,
  }),

  /** Name of whoever saved something; `null` for readers other than staff, or if it cannot be read. */
  actor: (id: string, mayRead: boolean): LiveQuery<string | null> => ({
    queryKey: ['office', 'actor', mayRead, id],
    queryFn: async () => {
      if (!mayRead) return null
      // What waits for the name must not fail with it: the notice of a conflict then says “Somebody”.
      const names = await actorNames((await app.services()).get(Records), [id]).catch(() => undefined)
      const name = names?.get(id)
      return name === undefined || name === id ? null : name
    },
  }),

  calls: (): LiveQuery<readonly { readonly id: string; readonly title: string }[]> => ({
    queryKey: ['office', 'calls-to-judge'],
    queryFn: async () => (await app.services()).get(RoleService).calls(),
  }),
})
