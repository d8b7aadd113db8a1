import type { Query } from '@tanstack/react-query'
import type { Session } from '../../domain/accounts/sign-in/session'
import type { App } from '../app-services/app-context'
import type { sessionHint } from './session-hint'

/** When the signed-in person changes or signs out: checks the guards again, and removes everything from the cache that was read as somebody else. */
export function followSession(session: Session, app: App, revalidate: () => Promise<void>, hint: ReturnType<typeof sessionHint>): () => void {
  let known: string | undefined
  session.restorePreview(sessionStorage.getItem('preview'))
  const forget = (predicate: (query: Query) => boolean) => {
    app.queries.removeQueries({ type: 'inactive', predicate })
    return app.queries.invalidateQueries({ predicate })
  }
  return session.watch(user => {
    hint.note(session.isSignedIn)
    const who = JSON.stringify([user?.uid, user?.claims])
    const changed = known !== undefined && known !== who
    known = who
    if (!changed) return
    void revalidate().then(() => {
      // A page that is being opened waits for these: removed, they would fail it.
      const running = new Set(app.queries.getQueryCache().findAll({ type: 'inactive', fetchStatus: 'fetching' }))
      void Promise.allSettled([...running].map(async ({ promise }) => promise)).then(() => forget(query => running.has(query)))
      return forget(query => !running.has(query))
    })
  })
}
