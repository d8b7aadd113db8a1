import { useSearchParams } from 'react-router-dom'
import { useLiveQuery } from '../../app-services/live-query'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { PageFrame } from '../../layout/page-frame'
import { pageDraftQueries } from '../../queries/page-draft.queries'
import type { Visit } from '../../routing/route-definition'
import { useRouteVisit } from '../../routing/use-route-visit'
import { StagedPage } from './staged-page'
import { StagedReview } from './staged-review'

/** The page of each of the fixed addresses (outline.md); the page builder's is the page that was changed last. */
const fixed: Readonly<Record<string, string | undefined>> = {
  '/temp/homepagetemp': 'home',
  '/temp/artlovertemp': 'artlover',
  '/temp/artistspagetemp': 'artists',
  '/temp/donorspagetemp': 'donors',
  '/temp/buildpagetemp': undefined,
}

const draftQuery = ({ app, path, params }: Pick<Visit, 'app' | 'path' | 'params'>) =>
  pageDraftQueries(app).draft(Object.hasOwn(fixed, path) ? fixed[path] : params['id'])

export const data = (visit: Visit) => [draftQuery(visit)]

/** `/temp/{id}`: what staff wrote of a page, in its real layout (`?plain`), or with its widths, changes and comments around it. */
export default function StagedPageRoute() {
  const visit = useRouteVisit()
  const [asked] = useSearchParams()
  const draft = useLiveQuery(draftQuery(visit))
  if (!draft || draft.isTemplate || draft.deletedAt)
    return (
      <PageFrame>
        <EmptyState title="Nothing is staged here" action={<LinkButton to="/cpanel/pagebuilder">Open the page builder</LinkButton>}>
          Visitors see the live version.
        </EmptyState>
      </PageFrame>
    )
  return asked.has('plain') ? <StagedPage draft={draft} path={visit.path} /> : <StagedReview draft={draft} />
}
