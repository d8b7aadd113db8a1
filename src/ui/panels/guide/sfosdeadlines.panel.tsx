import { lazy, Suspense } from 'react'
import { deadlines } from '../../../domain/guide/deadlines.collection'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { Notice } from '../../kit/feedback/notice'
import { homeQueries } from '../../queries/home.queries'
import { recordsQuery } from '../../queries/record.queries'
import { Link } from '../../routing/link'
import { DeadlinesForm } from './deadlines/deadlines-form'
import { type EditionBodyProps, editionPanel } from './edition-choice'

// Loaded after the timeline, because it contains the time zone code.
const PreviewForm = lazy(async () => ({ default: (await import('./deadlines/site-preview-form')).SitePreviewForm }))

/** The one timeline of the season. */
export default editionPanel('An edition has a timeline.', EditionDeadlines)

function EditionDeadlines({ edition, previous }: EditionBodyProps) {
  const app = useApp()
  const stored = useLiveQuery(recordsQuery(app, deadlines, { params: { edition: edition.id } }))
  const dates = useLiveQuery(homeQueries(app).season(edition.id))
  return (
    <>
      {edition.status === 'planning' && (
        <Notice title="Artists do not see these dates yet.">
          <Link to={`/cpanel/sfosweekends?view=edition&edition=${edition.id}`}>Announce the call</Link> once they are right.
        </Notice>
      )}
      <DeadlinesForm key={edition.id} edition={edition} previous={previous} stored={stored} weekends={dates.filter(date => date.is === 'weekend')} />
      <Suspense fallback={null}>
        <PreviewForm edition={edition} />
      </Suspense>
    </>
  )
}
