import { useSearchParams } from 'react-router-dom'
import { homeSlug } from '../../../domain/content/sections'
import { useLiveQuery } from '../../app-services/live-query'
import { LinkButton } from '../../kit/button'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import type { Visit } from '../../routing/route-definition'
import { useRouteVisit } from '../../routing/use-route-visit'
import { pageDraftQueries } from '../../staged-pages/page-draft.queries'
import { StagedHome } from './staged-home'
import { StagedPage } from './staged-page'
import { StagedReview } from './staged-review'

/** The page behind each of the fixed addresses (outline.md); the page builder's is the one that was changed last. */
const fixed: Readonly<Record<string, string | undefined>> = {
  homepagetemp: homeSlug,
  artlovertemp: 'artlover',
  artistspagetemp: 'artists',
  donorspagetemp: 'donors',
  buildpagetemp: undefined,
}

const draftQuery = ({ app, path }: Pick<Visit, 'app' | 'path'>) => {
  const id = path.split('/')[2] ?? ''
  return pageDraftQueries(app).draft(Object.hasOwn(fixed, id) ? fixed[id] : id)
}

/** `/temp/{id}`: what staff wrote of a page, in its real layout (`?plain`), or with its widths, changes and comments around it. */
export default function StagedDraft() {
  const visit = useRouteVisit()
  const [asked] = useSearchParams()
  const draft = useLiveQuery(draftQuery(visit))
  if (!draft || draft.isTemplate || draft.deletedAt)
    return (
      <PageFrame>
        <PageHead
          title="Nothing is staged here"
          lead="Visitors see the live version."
          actions={<LinkButton to="/cpanel/pagebuilder">Open the page builder</LinkButton>}
        />
      </PageFrame>
    )
  if (!asked.has('plain')) return <StagedReview draft={draft} />
  return draft.slug === homeSlug ? <StagedHome draft={draft} /> : <StagedPage draft={draft} path={visit.path} />
}
