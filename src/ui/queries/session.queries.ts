import type { Session } from '../../domain/accounts/sign-in/session'
import { sessionOf } from '../app-services/account-services'
import { type App, type LiveQuery, useApp, useLiveQuery } from '../app-services/app-context'

export type SignedIn = NonNullable<Session['current']>

/** The signed-in user; `null` if nobody is signed in. */
export const sessionQueries = (app: App) => ({
  user: (): LiveQuery<SignedIn | null> => ({
    queryKey: ['session', 'user'],
    queryFn: async () => {
      const session = await sessionOf(app)
      await session.ready()
      return session.current ?? null
    },
    live: async next => (await sessionOf(app)).watch(user => next(user ?? null)),
  }),
})

/** The signed-in user; `null` if nobody is signed in. */
export const useSignedIn = (): SignedIn | null => useLiveQuery(sessionQueries(useApp()).user())
