import { useState } from 'react'
import { Link } from 'react-router-dom'
import { fold } from '../../../../domain/shared/text/fold'
import { toMarkup } from '../../../../domain/shared/text/rich-text-markup'
import { storedValue } from '../../../app-services/stored-value'
import { TextField } from '../../../kit/controls/text-field'
import { panelName } from '../../../office/panel-address'
import { useOfficePanels } from '../../../office/use-office-panels'
import { useStaff } from '../../../office/use-staff'
import type { HandbookArticle } from '../../../queries/handbook.queries'
import { isPending } from '../../../routing/route-definition'
import css from './howto.module.css'

/** Panels whose articles were read on this device. */
export const readArticles = storedValue<readonly string[]>('office.handbook-read', [], found =>
  Array.isArray(found) ? found.filter(one => typeof one === 'string') : [],
)

interface ArticleListProps {
  readonly articles: readonly HandbookArticle[]
  /** Panel of the open article. */
  readonly open: string | undefined
}

/** All articles, with search; for new staff also the next unread article about their panels. */
export function ArticleList({ articles, open }: ArticleListProps) {
  const { mayOpen } = useStaff()
  const { all } = useOfficePanels()
  const [words, setWords] = useState('')
  const read = readArticles.useKept()
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  const found = articles.filter(({ title, body }) => {
    const text = fold(`${title} ${toMarkup(body)}`)
    return wanted.every(word => text.includes(word))
  })
  const tour = all.filter(panel => !isPending(panel.page) && mayOpen(panel)).map(panelName)
  const next = tour.filter(slug => articles.some(({ id }) => id === slug)).find(slug => !read.includes(slug))
  return (
    <section className={css.list} aria-labelledby="articles">
      <h2 id="articles">Articles</h2>
      <TextField
        type="search"
        label="Search the handbook"
        value={words}
        onChange={event => setWords(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Escape' && setWords('')}
      />
      <p className={css.quiet}>
        {next === undefined ? (
          'You have read all articles about your panels.'
        ) : (
          <>
            New here? {tour.filter(slug => read.includes(slug)).length} of {tour.length} read.{' '}
            <Link to={`/cpanel/howto?panel=${next}`}>Next: {articles.find(({ id }) => id === next)?.title}</Link>
          </>
        )}
      </p>
      <p role="status" className={css.quiet}>
        {found.length === articles.length ? `${articles.length} articles` : `${found.length} of ${articles.length} articles`}
      </p>
      <ul>
        {found.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/cpanel/howto?panel=${id}`} aria-current={id === open ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>No articles match. Remove a word to see more.</p>}
    </section>
  )
}
