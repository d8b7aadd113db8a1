import { useApp, useLiveQuery } from '../../app-services/app-context'
import { Anchor } from '../../kit/anchor'
import { counted } from '../../kit/counted'
import { askedOf, type SavedSearch, searchQueries } from '../../queries/search.queries'
import css from './dashboard.module.css'

/** New works for the person's saved searches; nothing without saved searches. */
export default function SearchNews() {
  const saved = useLiveQuery(searchQueries(useApp()).saved())
  return saved.length > 0 && <News searches={saved} />
}

function News({ searches }: { readonly searches: readonly SavedSearch[] }) {
  const news = useLiveQuery(searchQueries(useApp()).news(searches.map(askedOf)))
  const fresh = searches.flatMap(({ question, name }, i) => (news[i] ? [{ question, name, works: news[i] }] : []))
  return (
    <section aria-labelledby="searches" className={css.part}>
      <h2 id="searches">New in your searches</h2>
      {fresh.length === 0 ? (
        <p className={css.quiet}>
          Nothing new since your last visit. You have {counted(searches.length, 'search', 'searches')}{' '}
          <Anchor to="/artists/artsearch">with the art</Anchor>.
        </p>
      ) : (
        <ul className={css.needs}>
          {fresh.map(({ question, name, works }) => (
            <li key={question} className={css.need}>
              <p>
                <strong>{counted(works, 'new work')}</strong> for “<Anchor to={`/artists/artsearch?${question}`}>{name}</Anchor>”
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
