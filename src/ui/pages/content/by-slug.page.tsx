import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import type { SlugResolution } from '../../../domain/slugs/slug-resolver'
import { type LiveQuery, useLiveQuery } from '../../app-services/app-context'
import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { DocumentTitle, Moved } from '../../kit/document-title'
import { linkTarget } from '../../kit/link-target'
import { PageHead } from '../../kit/page-head'
import { useInBrowser } from '../../kit/use-in-browser'
import { PageFrame } from '../../layout/page-frame'
import { cardsWithin } from '../../queries/cards/card-queries-of-blocks'
import { offerQueries } from '../../queries/offer.queries'
import { siteQueries } from '../../queries/site.queries'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { NotFound } from '../errors/not-found'
import { AllMemberships } from '../membership/all-memberships'
import { WrittenPage } from '../sections/written-page'

const addressOf = ({ app, params }: Pick<Visit, 'app' | 'params'>): LiveQuery<SlugResolution> => ({
  ...siteQueries(app).address(params['id'] ?? ''),
  further: found => cardsWithin(app, found.kind === 'page' ? found.page.blocks : undefined),
})

/** `/membership` has no product, so the route of the memberships does not match it. */
const isMemberships = ({ params }: Pick<Visit, 'params'>) => params['id'] === 'membership'

export const data = (visit: Visit) => (isMemberships(visit) ? [offerQueries(visit.app).memberships()] : [addressOf(visit)])

/** `/{id}`: a written page, a short link, an artist's handle, an ended link, or not found. Also the page of all memberships. */
export default function BySlugPage() {
  return isMemberships(useRouteVisit()) ? <Memberships /> : <Addressed />
}

const Memberships = () => <AllMemberships products={useLiveQuery(offerQueries(useRouteVisit().app).memberships()).products} />

function Addressed() {
  const visit = useRouteVisit()
  const found = useLiveQuery(addressOf(visit))
  switch (found.kind) {
    case 'page':
      return (
        <PageFrame>
          <WrittenPage page={found.page} />
        </PageFrame>
      )
    case 'redirect':
      return <Redirect {...found} path={visit.path} />
    case 'artist':
      return <Redirect to={`/artist/${found.handle}`} isMoved path={visit.path} />
    case 'gone':
      return <Gone />
    case 'missing':
      return <NotFound path={visit.path} />
  }
}

interface RedirectProps {
  readonly to: string
  readonly path: string
  /** Whether the move is permanent; a short link's target may change, and its clicks are counted. */
  readonly isMoved?: boolean
}

function Redirect({ to, path, isMoved = false }: RedirectProps) {
  const target = linkTarget(to)
  const inBrowser = useInBrowser()
  const outside = target?.kind === 'outside' ? target.href : undefined
  useEffect(() => {
    if (outside) location.replace(outside)
  }, [outside])
  if (!target) return <NotFound path={path} />
  const moved = <Moved to={to} status={isMoved ? 301 : 302} />
  if (target.kind === 'inside')
    return (
      <>
        {moved}
        {inBrowser && <Navigate to={target.to} replace />}
      </>
    )
  return (
    <PageFrame narrow>
      {moved}
      <PageHead
        title="Redirecting…"
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
    <DocumentTitle specific="This link has ended" status={410} />
    <PageHead
      title="This link has ended"
      lead="It was made for a limited time. See what is on now on the front page."
      actions={<LinkButton to="/">Go to the front page</LinkButton>}
    />
  </PageFrame>
)
