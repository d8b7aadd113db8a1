import { Link } from 'react-router-dom'
import { useLiveQuery } from '../../app-services/live-query'
import { DocumentTitle } from '../../kit/document-title'
import { Picture } from '../../kit/picture'
import { RichText } from '../../kit/rich-text'
import { guideQueries } from '../../queries/guide.queries'
import { notFound } from '../../routing/not-found'
import type { Visit } from '../../routing/row'
import { useVisit } from '../../routing/use-visit'
import css from './article.module.css'
import { GuideFrame } from './guide-frame'
import { editionIn } from './guide-links'
import { StudioList } from './studio-list'
import { guideData, useGuide } from './use-guide'

const idOf = ({ params }: Visit) => params['id'] ?? ''

export const data = (visit: Visit) => {
  const edition = editionIn(visit.search)
  return [...guideData(visit, edition), guideQueries(visit.app).article(edition, idOf(visit))]
}

/** One article, the studios it speaks of, and the next one. */
export default function ArticlePage() {
  const visit = useVisit()
  const edition = editionIn(visit.search)
  const { index, links, past } = useGuide(visit, edition)
  const text = useLiveQuery(guideQueries(visit.app).article(edition, idOf(visit)))
  const at = index?.articles.findIndex(({ id }) => id === idOf(visit)) ?? -1
  const article = index?.articles[at]
  if (!index || !article) throw notFound()
  const next = index.articles[(at + 1) % index.articles.length]
  const cards = article.listingIds.flatMap(id => index.listings.find(listing => listing.id === id) ?? [])
  return (
    <GuideFrame {...{ links, index, past }}>
      <DocumentTitle specific={article.title} />
      <article className={css.article}>
        <header className={css.head}>
          <h1 tabIndex={-1}>{article.title}</h1>
          <p className={css.standfirst}>{article.standfirst}</p>
          <p className={css.by}>
            By <bdi>{article.author}</bdi>, {article.minutes} min to read
          </p>
        </header>
        {article.picture && (
          <figure className={css.picture}>
            <Picture {...article.picture} first sizes="(min-width: 64rem) 60rem, 100vw" />
          </figure>
        )}
        {text && (
          <div className={css.text}>
            <RichText document={text} />
          </div>
        )}
      </article>
      {cards.length > 0 && (
        <section className={css.part} aria-labelledby="studios">
          <h2 id="studios">Studios in this article</h2>
          <StudioList cards={cards} links={links} />
        </section>
      )}
      {next && next.id !== article.id && (
        <nav className={css.next} aria-label="Next article">
          <span>Next</span> <Link to={links.article(next.id)}>{next.title}</Link>
        </nav>
      )}
    </GuideFrame>
  )
}
