import { useSearchParams } from 'react-router-dom'
import { picturesIn } from '../../../domain/content/every-block'
import type { PageDraft } from '../../../domain/content/page-drafts.collection'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { callQuery } from '../../blocks/season-timeline/call.queries'
import { callNow } from '../../blocks/season-timeline/call-for-artists'
import { PageFrame } from '../../layout/page-frame'
import { clockQueries, useNow } from '../../queries/clock.queries'
import { guideQueries } from '../../queries/guide.queries'
import { pageDraftQueries } from '../../staged-pages/page-draft.queries'
import { ArrangedModules } from '../home/arranged-modules'
import { homeFacts } from '../home/home-facts'
import { HomeTop } from '../home/home-top'
import { PhaseBar } from './phase-bar'

/** The draft of the home page at another time: `?at=2027-10-16T19:00:00.000Z`. Without it, as of now. */
export function StagedHome({ draft: { blocks } }: { readonly draft: PageDraft }) {
  const app = useApp()
  const [asked] = useSearchParams()
  const pictures = useLiveQuery(pageDraftQueries(app).pictures(picturesIn(blocks)))
  const front = useLiveQuery(guideQueries(app).front())
  const season = useLiveQuery(callQuery(app))?.season
  const now = useNow()
  const real = useLiveQuery(clockQueries(app).real())
  const typed = new Date(asked.get('at') ?? '')
  const at = Number.isNaN(typed.getTime()) ? now : typed
  const facts = homeFacts(front, season && callNow(season, at), at)
  const home = { blocks, pictures }
  return (
    <PageFrame>
      <PhaseBar {...{ front, season, at }} now={real} phase={facts.phase} />
      <HomeTop home={home} facts={facts} />
      <ArrangedModules home={home} facts={facts} />
    </PageFrame>
  )
}
