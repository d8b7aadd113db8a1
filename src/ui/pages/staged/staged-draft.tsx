import { useSearchParams } from 'react-router-dom'
import { pageDrafts } from '../../../domain/content/page-drafts.collection'
import { homeSlug } from '../../../domain/content/sections'
import { events } from '../../../domain/events/events.collection'
import { articles } from '../../../domain/guide/articles/articles.collection'
import { programs } from '../../../domain/programs/programs.collection'
import { allows } from '../../../domain/shared/records/policy'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { LinkButton } from '../../kit/button'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import { recordQuery } from '../../queries/record.queries'
import { useSignedIn } from '../../queries/session.queries'
import { useRouteVisit } from '../../routing/use-route-visit'
import { pageDraftQueries } from '../../staged-pages/page-draft.queries'
import { ArticleReview, StagedArticle } from './staged-article'
import { EventReview, StagedEvent } from './staged-event'
import { StagedHome } from './staged-home'
import { StagedPage } from './staged-page'
import { ProgramReview, StagedProgram } from './staged-program'
import { StagedReview } from './staged-review'
import { usePreviewFromAddress } from './use-preview-from-address'

/** The page behind each of the fixed addresses (outline.md); the page builder's is the one that was changed last. */
const fixed: Readonly<Record<string, string | undefined>> = {
  homepagetemp: homeSlug,
  artlovertemp: 'artlover',
  artistspagetemp: 'artists',
  donorspagetemp: 'donors',
  buildpagetemp: undefined,
}

/** `/temp/{id}`: what staff wrote of a page, a program, an article or an event, in its real layout (`?plain`), or with its widths, times and changes around it. */
export default function StagedDraft() {
  usePreviewFromAddress()
  const { path } = useRouteVisit()
  const id = path.split('/')[2] ?? ''
  const user = useSignedIn()
  const isFixed = Object.hasOwn(fixed, id)
  // Staff of the guide read no pages, but its articles and events.
  return isFixed || allows(pageDrafts.access.get, user ?? undefined) ? <Page id={isFixed ? fixed[id] : id} /> : <GuideText id={id} />
}

function Page({ id }: { readonly id: string | undefined }) {
  const { path } = useRouteVisit()
  const isPlain = useIsPlain()
  const draft = useLiveQuery(pageDraftQueries(useApp()).draft(id))
  if (draft === null && id !== undefined) return <OtherText id={id} />
  if (!draft || draft.isTemplate || draft.deletedAt) return <NothingStaged />
  if (!isPlain) return <StagedReview draft={draft} />
  return draft.slug === homeSlug ? <StagedHome draft={draft} /> : <StagedPage draft={draft} path={path} />
}

function OtherText({ id }: { readonly id: string }) {
  const isPlain = useIsPlain()
  const program = useLiveQuery(recordQuery(useApp(), programs, id))
  if (!program || program.deletedAt) return <GuideText id={id} />
  return isPlain ? <StagedProgram program={program} /> : <ProgramReview program={program} />
}

function GuideText({ id }: { readonly id: string }) {
  const app = useApp()
  const isPlain = useIsPlain()
  const article = useLiveQuery(recordQuery(app, articles, id))
  const event = useLiveQuery(recordQuery(app, events, id))
  if (article && !article.deletedAt) return isPlain ? <StagedArticle article={article} /> : <ArticleReview article={article} />
  if (event && !event.deletedAt) return isPlain ? <StagedEvent event={event} /> : <EventReview event={event} />
  return <NothingStaged />
}

const useIsPlain = () => useSearchParams()[0].has('plain')

const NothingStaged = () => (
  <PageFrame>
    <PageHead
      title="Nothing is staged here"
      lead="Visitors see the live version."
      actions={<LinkButton to="/cpanel/pagebuilder">Open the page builder</LinkButton>}
    />
  </PageFrame>
)
