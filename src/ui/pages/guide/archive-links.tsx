import { type App, useLiveQuery } from '../../app-services/app-context'
import { counted } from '../../kit/counted'
import { guideQueries } from '../../queries/guide.queries'
import { Link } from '../../routing/link'
import css from './archive-links.module.css'

/** The other editions that can be read. */
export function ArchiveLinks({ app, shownId }: { readonly app: App; readonly shownId: string }) {
  const others = useLiveQuery(guideQueries(app).archive()).filter(({ id }) => id !== shownId)
  if (others.length === 0) return null
  return (
    <section className={css.archive} aria-labelledby="archive">
      <h2 id="archive">Other editions</h2>
      <ul className={css.list}>
        {others.map(({ id, name, city, listings, current }) => (
          <li key={id}>
            <Link to={current ? '/sfosguide' : `/sfosguide/${id}`}>
              <span className={css.year}>{id}</span> {name}
            </Link>
            <span className={css.more}>
              {city}, {counted(listings, 'studio')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
