import { useEffect } from 'react'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { askedOf, joinKeptSearches, type SavedSearch, searchQueries } from '../queries/search.queries'
import css from './account-menu.module.css'

/** Beside the account's name: how many newly published works match the person's saved searches. */
export default function SearchNewsMark() {
  const app = useApp()
  const saved = useLiveQuery(searchQueries(app).saved())
  useEffect(() => {
    // If the account is full or unreachable, the next page tries again.
    joinKeptSearches(app).catch((error: unknown) => console.warn('searches of this device stay on it', error))
  }, [app])
  return saved.length > 0 && <Mark searches={saved} />
}

function Mark({ searches }: { readonly searches: readonly SavedSearch[] }) {
  const news = useLiveQuery(searchQueries(useApp()).news(searches.map(askedOf)))
  const works = news.reduce((sum, one) => sum + one, 0)
  return (
    works > 0 && (
      <span className={css.news}>
        <span className="visually-hidden">, </span>
        {works}
        <span className="visually-hidden"> new {works === 1 ? 'work' : 'works'} in your searches</span>
      </span>
    )
  )
}
