import { editionAtWork } from '../../../domain/guide/edition-at-work'
import { newestFirst } from '../../../domain/guide/edition-order'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { numberText } from '../../kit/number-text'
import { editionsQuery } from '../../queries/edition.queries'
import { guideQueries } from '../../queries/guide.queries'
import { officeQueries } from '../../queries/office.queries'
import { useOrganisation } from '../../queries/site.queries'
import { Link } from '../../routing/link'
import { BeforeTheCall } from '../guide/before-the-call'
import styles from './office-home.module.css'

const stateNames = {
  draft: 'drafts of listings',
  ready: 'listings ready for review',
  in_review: 'listings in review',
  approved: 'listings approved, not yet published',
  locked: 'listings locked for print',
  published: 'listings published',
  withdrawn: 'listings withdrawn',
} as const

/** Open work in the edition that staff work on, counted live. */
export function GuideWork() {
  const app = useApp()
  const organisation = useOrganisation()
  const editions = useLiveQuery(editionsQuery(app, true))
  const current = editionAtWork(editions, organisation?.currentEdition)
  const { listings, importsUnderWay } = useLiveQuery(officeQueries(app).guideWork(current))
  const index = useLiveQuery(guideQueries(app).index(current))
  const unpinned = index?.listings.filter(listing => !listing.pin && !listing.byAppointment).length ?? 0
  const name = editions.find(({ id }) => id === current)?.name
  const planned = newestFirst(editions.filter(({ status }) => status === 'planning'))[0]
  const isEmpty = Object.keys(listings).length === 0
  const states = Object.keys(stateNames) as (keyof typeof stateNames)[]
  return (
    <section aria-labelledby="guide-work" className={styles.work}>
      <h2 id="guide-work">{name === undefined ? 'The guide, now' : `${name}, now`}</h2>
      {!current && !planned && (
        <p>
          No edition is under way yet. <Link to="/cpanel/sfosweekends?view=new">Set up an edition</Link> and call for artists, or{' '}
          <Link to="/cpanel/importcsv">import its listings</Link> and publish them.
        </p>
      )}
      {planned && (
        <>
          <p>{planned.name} is planned. Next, before artists can register:</p>
          <BeforeTheCall id={planned.id} />
        </>
      )}
      {current && isEmpty && (
        <p>
          No listings yet. They come from artists who register, or you <Link to="/cpanel/importcsv">import them</Link> from a file.
        </p>
      )}
      <dl>
        {states
          .filter(state => listings[state] !== undefined)
          .map(state => (
            <Count key={state} n={listings[state] ?? 0} of={stateNames[state]} to={`/cpanel/sfoslistings?edition=${current}&f.status=${state}`} />
          ))}
        {unpinned > 0 && <Count n={unpinned} of="published listings without a pin" />}
        {importsUnderWay > 0 && <Count n={importsUnderWay} of="imports under way or paused" to="/cpanel/importcsv" />}
      </dl>
    </section>
  )
}

function Count({ n, of, to }: { n: number; of: string; to?: string }) {
  return (
    <div>
      <dt>{to ? <Link to={to}>{of}</Link> : of}</dt>
      <dd>{numberText(n)}</dd>
    </div>
  )
}
