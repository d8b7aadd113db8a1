import { lazy, Suspense } from 'react'
import { adQueries } from '../../ads/ad.queries'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { useSaved } from '../../app-services/stored-saves'
import { callQuery } from '../../blocks/season-timeline/call.queries'
import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { MapNumber } from '../../kit/map-number'
import { portalQueries } from '../../listings-portal/portal.queries'
import { accountQueries } from '../../queries/account.queries'
import { useNow } from '../../queries/clock.queries'
import { guideQueries } from '../../queries/guide.queries'
import { useSignedIn } from '../../queries/session.queries'
import { useToday } from '../membership/use-today'
import { adToDos } from './ad-to-dos'
import { ArtistPageState } from './artist-page-state'
import css from './dashboard.module.css'
import { toDosOf } from './dashboard-to-dos'
import { callToDo, hostToDos, listingToDos } from './listing-to-dos'

const SearchNews = lazy(() => import('./search-news'))

/** Open tasks, then links to the other sections. */
export function OverviewSection() {
  const app = useApp()
  const account = accountQueries(app)
  const user = useSignedIn()
  const person = useLiveQuery(account.person())
  const profile = useLiveQuery(account.profile())
  const works = useLiveQuery(account.works())
  const deletion = useLiveQuery(account.deletion())
  const held = useLiveQuery(account.held())
  const today = useToday()
  const listings = useLiveQuery(portalQueries(app).all())
  const ads = useLiveQuery(adQueries(app).all())
  const now = useNow()
  const call = useLiveQuery(callQuery(app))
  const stamps = useLiveQuery(account.stamps())
  const index = useLiveQuery(guideQueries(app).index())
  const saved = useSaved('listing').length + useSaved('artwork').length + useSaved('event').length
  if (!user) return null
  const needs = [
    ...listingToDos(listings, now),
    ...hostToDos(listings, now),
    ...adToDos(ads),
    ...(profile ? callToDo(listings, call) : []),
    ...toDosOf({ user, person, profile, works, deletion, held, today }),
  ]
  const door = profile ? index?.listings.find(({ artist }) => artist === profile.handle) : undefined
  const hung = works.filter(({ work }) => work.status === 'public').length
  return (
    <>
      <section aria-labelledby="needs" className={css.part}>
        <h2 id="needs">To do</h2>
        {profile && (
          <p>
            <ArtistPageState profile={profile} />
          </p>
        )}
        {needs.length === 0 ? (
          <p className={css.calm}>Nothing to do.</p>
        ) : (
          <ol className={css.needs}>
            {needs.map(({ title, text, to, label }) => (
              <li key={title} className={css.need}>
                <div>
                  <h3>{title}</h3>
                  <p className={css.quiet}>{text}</p>
                </div>
                <LinkButton to={to}>{label}</LinkButton>
              </li>
            ))}
          </ol>
        )}
      </section>
      {user.claims.pid !== undefined && (
        <Suspense fallback={null}>
          <SearchNews />
        </Suspense>
      )}
      <section aria-labelledby="yours" className={css.part}>
        <h2 id="yours">Yours</h2>
        <ul className={css.cards}>
          {door?.number !== undefined && (
            <li className={css.card}>
              <MapNumber n={door.number} unit={door.unit} size="l" />
              <h3>
                <Anchor to={`/sfosguide/${door.id}`}>{door.name}</Anchor>
              </h3>
              <p className={css.quiet}>Your studio in this season’s guide</p>
            </li>
          )}
          {profile && (
            <li className={css.card}>
              <p className={css.figure}>{hung}</p>
              <h3>
                <Anchor to="/dashboard/artworks">{hung === 1 ? 'public work' : 'public works'}</Anchor>
              </h3>
              {profile.status === 'public' && (
                <p className={css.quiet}>
                  <Anchor to={`/artist/${profile.handle}`}>Your public page</Anchor>
                </p>
              )}
            </li>
          )}
          {stamps.length > 0 && (
            <li className={css.card}>
              <p className={css.figure}>{stamps.length}</p>
              <h3>
                <Anchor to="/dashboard/passport">{stamps.length === 1 ? 'stamp in your passport' : 'stamps in your passport'}</Anchor>
              </h3>
              <p className={css.quiet}>One for every studio you visited</p>
            </li>
          )}
          <li className={css.card}>
            <p className={css.figure}>{saved}</p>
            <h3>
              <Anchor to="/dashboard/saved">saved</Anchor>
            </h3>
            <p className={css.quiet}>Studios, works and events to find again</p>
          </li>
          <li className={css.card}>
            <p className={css.figure} aria-hidden="true">
              ?
            </p>
            <h3>
              <Anchor to="/sfosguide/maps">Find studios</Anchor>
            </h3>
            <p className={css.quiet}>The map, with what is open now</p>
          </li>
        </ul>
      </section>
    </>
  )
}
