import { lazy } from 'react'
import { useLiveQuery } from '../../../app-services/app-context'
import { LinkButton } from '../../../kit/button'
import { PageHead } from '../../../kit/page-head'
import { PageFrame } from '../../../layout/page-frame'
import { artQueries } from '../../../queries/art.queries'
import { clockQueries, useNow } from '../../../queries/clock.queries'
import { useRouteVisit, type Visit } from '../../../routing/use-route-visit'
import { SearchableArt } from './searchable-art'

const UnfilledPage = lazy(async () => ({ default: (await import('../../../blocks/empty/unfilled-page')).UnfilledPage }))

export const data = ({ app }: Pick<Visit, 'app'>) => [artQueries(app).front(), clockQueries(app).now()]

/** Search over every artist and every work. */
export default function ArtSearchPage() {
  const { app } = useRouteVisit()
  const front = useLiveQuery(artQueries(app).front())
  const now = useNow()
  return (
    <PageFrame>
      <PageHead title="Find art" />
      {front && front.all > 0 ? (
        <SearchableArt {...{ app, front, now }} />
      ) : (
        <UnfilledPage begins="artists" title="There is nothing to search yet" action={<LinkButton to="/sfosguide">Open the guide</LinkButton>}>
          <p>You can search artists and works here once we publish them.</p>
        </UnfilledPage>
      )}
    </PageFrame>
  )
}
