import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import type { ArtSearchResult } from '../../../../domain/art/art-search'
import { longestQuestion, maxSavedSearches } from '../../../../domain/artists/saved-searches.collection'
import { RuleBroken } from '../../../../domain/shared/records/rule-broken'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { storedSearches } from '../../../app-services/stored-searches'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Anchor } from '../../../kit/anchor'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { useNow } from '../../../queries/clock.queries'
import { type Asked, askedOf, savedSearchService, searchQueries } from '../../../queries/search.queries'
import { useSignedIn } from '../../../queries/session.queries'
import { sessionHint } from '../../../routing/session-hint'
import { NewsLine } from './news-line'
import { savedSearchName } from './saved-search-name'
import css from './saved-searches.module.css'
import { isAsking, type SearchFilters, writeSearch } from './search-address'

interface KeepSearchesProps {
  readonly filters: SearchFilters
  readonly answer: ArtSearchResult
}

/** Saves the current search and lists saved ones: in the account, or on this device without a session. */
export default function SavedSearches(props: KeepSearchesProps) {
  return sessionHint().present ? <InAccountOrHere {...props} /> : <OnDevice {...props} />
}

function InAccountOrHere(props: KeepSearchesProps) {
  const user = useSignedIn()
  return user?.claims.pid === undefined ? <OnDevice {...props} /> : <InAccount {...props} />
}

function InAccount(props: KeepSearchesProps) {
  const app = useApp()
  const saved = useLiveQuery(searchQueries(app).saved())
  const searches = saved.map(askedOf)
  const service = () => savedSearchService(app)
  return (
    <Kept
      {...props}
      searches={searches}
      onSave={async search => (await service()).save(search)}
      onForget={async ({ saved: one }) => one && (await service()).forget(one)}
      onSee={async ({ saved: one }) => one && (await service()).see(one)}
    >
      We count new works here, on your dashboard and beside your name. We send no email.
    </Kept>
  )
}

function OnDevice(props: KeepSearchesProps) {
  const kept = storedSearches.useStored()
  const now = useNow()
  const searches = kept.map(one => ({ ...one, seenAt: new Date(one.seenAt) }))
  const others = (question: string) => storedSearches.read().filter(one => one.question !== question)
  const put = ({ name, question }: { readonly name: string; readonly question: string }) =>
    storedSearches.change(() => [...others(question), { name, question, seenAt: now.toISOString() }])
  return (
    <Kept
      {...props}
      searches={searches}
      onSave={async search => {
        if (searches.length >= maxSavedSearches) throw new RuleBroken('searches-full', { most: maxSavedSearches })
        put(search)
      }}
      onForget={async ({ question }) => storedSearches.change(() => others(question))}
      onSee={async search => put(search)}
    >
      Saved on this device. <Anchor to="/signin?next=%2Fartists%2Fartsearch">Sign in</Anchor> to have them everywhere.
    </Kept>
  )
}

interface KeptProps extends KeepSearchesProps {
  readonly searches: readonly Asked[]
  readonly onSave: (search: { readonly name: string; readonly question: string }) => Promise<unknown>
  readonly onForget: (search: Asked) => Promise<unknown>
  readonly onSee: (search: Asked) => Promise<unknown>
  /** Where they are saved and how new works are reported. */
  readonly children: ReactNode
}

function Kept({ filters: seen, answer, searches, onSave, onForget, onSee, children }: KeptProps) {
  // “Open now” changes with time, so it is not saved.
  const { openAt: _, ...filters } = seen
  const { busy, error, run } = useAction()
  const listed = useDeferredValue(searches)
  const news = useLiveQuery(searchQueries(useApp()).news(listed))
  const question = writeSearch({ filters, sight: 'works' }).toString()
  const here = searches.find(one => one.question === question)
  const since = useFirstSight(here, onSee)
  if (!isAsking(filters) && searches.length === 0) return null
  return (
    <div className={css.keep}>
      <FailureNotice error={error} />
      {here && since && <NewsLine answer={answer} since={since} />}
      <div className={css.row}>
        {isAsking(filters) && (
          <Button
            size="s"
            busy={busy}
            disabled={here !== undefined || question.length > longestQuestion}
            onClick={() => void run(async () => void (await onSave({ name: savedSearchName(filters, answer), question })))}
          >
            {here ? 'This search is saved' : question.length > longestQuestion ? 'This search is too long to save' : 'Save this search'}
          </Button>
        )}
        {searches.length > 0 && (
          <details className={css.kept}>
            <summary>Your searches ({searches.length})</summary>
            <ul>
              {listed.map((one, i) => (
                <li key={one.question}>
                  <Anchor to={`/artists/artsearch?${one.question}`} aria-current={one.question === question ? 'page' : undefined}>
                    {one.name}
                  </Anchor>
                  {(news[i] ?? 0) > 0 && <strong>{counted(news[i]!, 'new work')}</strong>}
                  <Button size="s" look="quiet" onClick={() => void run(async () => void (await onForget(one)))}>
                    Delete<span className="visually-hidden"> “{one.name}”</span>
                  </Button>
                </li>
              ))}
            </ul>
            <p className={css.quiet}>{children}</p>
          </details>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {here && !busy ? 'This search is saved.' : ''}
      </p>
    </div>
  )
}

/** Date since which results are new for this visit; opening a search marks its results as seen. */
function useFirstSight(here: Asked | undefined, onSee: KeptProps['onSee']): Date | undefined {
  const [first, setFirst] = useState<{ readonly question: string; readonly seenAt: Date }>()
  if (here && first?.question !== here.question) setFirst({ question: here.question, seenAt: here.seenAt })
  const see = useEffectEvent(() => {
    if (here) onSee(here).catch((error: unknown) => console.warn('the visit to a saved search was not recorded', error))
  })
  const question = here?.question
  useEffect(() => {
    if (question !== undefined) see()
  }, [question])
  return first?.question === question ? first?.seenAt : undefined
}
