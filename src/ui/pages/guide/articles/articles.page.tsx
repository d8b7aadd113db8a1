import { lazy } from 'react'
import { LinkButton } from '../../../kit/button'
import { DocumentTitle } from '../../../kit/document-title'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { PageHead } from '../../../kit/page-head'
import { guideQueries } from '../../../queries/guide.queries'
import { useRouteVisit, type Visit } from '../../../routing/use-route-visit'
import { GuideFrame } from '../guide-frame'
import { editionIn } from '../guide-links'
import { guideData, useGuide } from '../use-guide'
import { ArticleCards } from './article-cards'

const NoGuideYet = lazy(() => import('../no-guide-yet'))

const ownOf = ({ app, search }: Visit) => guideQueries(app).articles(editionIn(search))

export const data = (visit: Visit) => guideData(visit, ownOf(visit))

/** The articles of an edition. */
export default function ArticlesPage() {
  const visit = useRouteVisit()
  const { guide, links, past } = useGuide(editionIn(visit.search), ownOf(visit))
  if (!guide) return <NoGuideYet title="Guide articles" />
  const { edition, articles } = guide
  return (
    <GuideFrame {...{ links, edition, past }}>
      <DocumentTitle specific={edition.name} description={`What to read before the doors open: the articles of ${edition.name}.`} />
      <PageHead title="Articles" over={edition.name} />
      {articles.length === 0 ? (
        <EmptyState title="This edition has no articles" action={<LinkButton to={links.maps()}>Open the map</LinkButton>}>
          The map shows every studio of this edition.
        </EmptyState>
      ) : (
        <ArticleCards articles={articles} links={links} level={2} />
      )}
    </GuideFrame>
  )
}
