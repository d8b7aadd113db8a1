import { useEffect } from 'react'
import { useApp } from '../app-services/app'
import { useLiveQuery } from '../app-services/live-query'
import { askedOf, joinKeptSearches, type SavedSearch, searchQueries } from '../queries/search.queries'
import css from './site-header.module.css'

/** Beside the name of whoever is here: how many works were published that her saved searches find. */
export default function SearchNewsMark() {
  const app = useApp()
  const saved = useLiveQuery(searchQueries(app).saved())
  useEffect(() => {
    // What is full or out of reach now is tried again with the next page.
    joinKeptSearches(app).catch((error: unknown) => console.warn('searches of this device stay on it', error))
  }, [app])
  return saved.length > 0 && <Mark searches={saved} />
}

function Mark({ searches }: { readonly searches: readonly SavedSearch[] }) {
  const news = useLiveQuery(searchQueries(useApp()).news(searches.map(askedOf)))
  const works = news.reduce((sum, one) => sum + one.works, 0)
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
