import { DocumentTitle } from '../../kit/document-title'
import { PageHead } from '../../kit/page-head'
import { useInBrowser } from '../../kit/use-in-browser'
import { PageFrame } from '../../layout/page-frame'
import { guideQueries } from '../../queries/guide.queries'
import { useRouteVisit } from '../../routing/use-route-visit'
import css from '../saved/saved.module.css'
import { SavedLists } from '../saved/saved-lists'
import { GuideFrame } from './guide-frame'
import { useGuide } from './use-guide'

/** The visitor's saved items: `/sfosguide/saved`. Only the visitor's device knows them, so it is never prerendered. */
export default function SavedItemsView() {
  const visit = useRouteVisit()
  const { guide: front, links } = useGuide(undefined, guideQueries(visit.app).front())
  const inBrowser = useInBrowser()
  const content = (
    <>
      <DocumentTitle specific="Saved" />
      <PageHead title="Saved" lead="Studios, works and events that you want to find again." />
      <noscript>
        <p>
          Your list is on this device, and this page needs JavaScript to read it. Turn it on in your browser’s settings, then load the page again.
        </p>
      </noscript>
      <div className={css.room}>{inBrowser && <SavedLists />}</div>
    </>
  )
  if (!front) return <PageFrame>{content}</PageFrame>
  return (
    <GuideFrame links={links} edition={front.edition}>
      {content}
    </GuideFrame>
  )
}
