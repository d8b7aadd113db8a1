import { Link } from 'react-router-dom'
import { DocumentTitle } from '../../../kit/document-title'
import { Picture } from '../../../kit/pictures/picture'
import { RichText } from '../../../kit/rich-text'
import { guideQueries } from '../../../queries/guide.queries'
import type { Visit } from '../../../routing/route-definition'
import { notFound } from '../../../routing/route-failure'
import { useRouteVisit } from '../../../routing/use-route-visit'
import { GuideFrame } from '../guide-frame'
import { editionIn } from '../guide-links'
import { StudioList } from '../map/studio-list'
import { guideData, useGuide } from '../use-guide'
import css from './article.module.css'

const ownOf = ({ app, params, search }: Visit) => guideQueries(app).article(editionIn(search), params['id'] ?? '')

export const data = (visit: Visit) => guideData(visit, ownOf(visit))

/** One article, the studios it mentions, and the next article. */
export default function ArticlePage() {
  const visit = useRouteVisit()
  const { guide, links, past } = useGuide(visit, editionIn(visit.search), ownOf(visit))
  if (!guide) throw notFound()
  const { edition, article, text, studios, next } = guide
  return (
    <GuideFrame {...{ links, edition, past }}>
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
      {studios.length > 0 && (
        <section className={css.part} aria-labelledby="studios">
          <h2 id="studios">Studios in this article</h2>
          <StudioList cards={studios} links={links} />
        </section>
      )}
      {next.id !== article.id && (
        <nav className={css.next} aria-label="Next article">
          <span>Next</span> <Link to={links.article(next.id)}>{next.title}</Link>
        </nav>
      )}
    </GuideFrame>
  )
}
