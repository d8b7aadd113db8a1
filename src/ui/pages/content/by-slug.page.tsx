import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import type { Page } from '../../../domain/content/site-content'
import { useLiveQuery } from '../../app-services/live-query'
import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { DocumentTitle } from '../../kit/document-title'
import { linkTarget } from '../../kit/link-target'
import { PageHead } from '../../kit/page-head'
import { RichText } from '../../kit/rich-text'
import { PageFrame } from '../../layout/page-frame'
import { siteQueries } from '../../queries/site.queries'
import type { Visit } from '../../routing/row'
import { useVisit } from '../../routing/use-visit'
import { NotFound } from '../errors/not-found'

const addressOf = ({ app, params }: Pick<Visit, 'app' | 'params'>) => siteQueries(app).address(params['id'] ?? '')

export const data = (visit: Visit) => [addressOf(visit)]

/** `/{id}`: a page that staff wrote, a short link, an artist's handle; a link whose time is over; or nothing. */
export default function BySlugPage() {
  const visit = useVisit()
  const found = useLiveQuery(addressOf(visit))
  switch (found.kind) {
    case 'page':
      return <WrittenPage page={found.page} />
    case 'redirect':
      return <Redirect to={found.to} path={visit.path} />
    case 'artist':
      return <Navigate to={`/artist/${found.id}`} replace />
    case 'gone':
      return <Gone />
    case 'missing':
      return <NotFound path={visit.path} />
  }
}

const WrittenPage = ({ page }: { readonly page: Page }) => (
  <PageFrame narrow>
    <DocumentTitle specific={page.title} />
    <PageHead title={page.title} lead={page.description} />
    <RichText document={page.body} />
  </PageFrame>
)

function Redirect({ to, path }: { readonly to: string; readonly path: string }) {
  const target = linkTarget(to)
  const outside = target?.kind === 'outside' ? target.href : undefined
  useEffect(() => {
    if (outside) location.replace(outside)
  }, [outside])
  if (!target) return <NotFound path={path} />
  if (target.kind === 'inside') return <Navigate to={target.to} replace />
  return (
    <PageFrame narrow>
      <PageHead
        title="One moment"
        lead={
          <>
            This link leads to <Anchor to={target.href}>{new URL(target.href).host}</Anchor>.
          </>
        }
      />
    </PageFrame>
  )
}

const Gone = () => (
  <PageFrame narrow>
    <DocumentTitle specific="This link has ended" />
    <PageHead
      title="This link has ended"
      lead="It was made for a time that is over, and it leads nowhere now. What is on at the moment is on the front page."
      actions={<LinkButton to="/">Go to the front page</LinkButton>}
    />
  </PageFrame>
)
