import { guideQueries } from '../../../queries/guide.queries'
import { Link } from '../../../routing/link'
import { notFound } from '../../../routing/route-failure'
import { useRouteVisit, type Visit } from '../../../routing/use-route-visit'
import { GuideFrame } from '../guide-frame'
import { editionIn } from '../guide-links'
import { guideData, useGuide } from '../use-guide'
import css from './article.module.css'
import { ArticleView } from './article-view'

const ownOf = ({ app, params, search }: Visit) => guideQueries(app).article(editionIn(search), params['id'] ?? '')

export const data = (visit: Visit) => guideData(visit, ownOf(visit))

/** One article, the studios it mentions, and the next article. */
export default function ArticlePage() {
  const visit = useRouteVisit()
  const { guide, links, past } = useGuide(editionIn(visit.search), ownOf(visit))
  if (!guide) throw notFound()
  const { edition, article, text, studios, next } = guide
  return (
    <GuideFrame {...{ links, edition, past }}>
      <ArticleView {...{ article, text, studios, links }} />
      {next.id !== article.id && (
        <nav className={css.next} aria-label="Next article">
          <span>Next</span> <Link to={links.article(next.id)}>{next.title}</Link>
        </nav>
      )}
    </GuideFrame>
  )
}
