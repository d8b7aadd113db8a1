import { LinkButton } from '../../kit/button'
import { DocumentTitle } from '../../kit/document-title'
import { EmptyState } from '../../kit/empty-state'
import { PageHead } from '../../kit/page-head'
import type { Visit } from '../../routing/row'
import { useVisit } from '../../routing/use-visit'
import { ArticleCards } from './article-cards'
import { GuideFrame } from './guide-frame'
import { editionIn } from './guide-links'
import { NoGuideYet } from './no-guide-yet'
import { guideData, useGuide } from './use-guide'

export const data = (visit: Visit) => guideData(visit, editionIn(visit.search))

/** The articles of an edition. */
export default function ArticlesPage() {
  const visit = useVisit()
  const { index, links, past } = useGuide(visit, editionIn(visit.search))
  if (!index) return <NoGuideYet title="Guide articles" />
  return (
    <GuideFrame {...{ links, index, past }}>
      <DocumentTitle specific={index.edition.name} description={`What to read before the doors open: the articles of ${index.edition.name}.`} />
      <PageHead title="Articles" over={index.edition.name} />
      {index.articles.length === 0 ? (
        <EmptyState title="This edition has no articles" action={<LinkButton to={links.maps()}>Open the map</LinkButton>}>
          Its studios speak for themselves.
        </EmptyState>
      ) : (
        <ArticleCards articles={index.articles} links={links} level={2} />
      )}
    </GuideFrame>
  )
}
