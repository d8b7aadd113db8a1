import { type App, useLiveQuery } from '../../../app-services/app-context'
import { flipbookQueries } from '../../../flipbook/flipbook.queries'
import { LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { PageHead } from '../../../kit/page-head'
import css from '../guide-frame.module.css'

/** In place of a flipbook that is not published yet. */
export function NoFlipbookYet({ app }: { readonly app: App }) {
  const [newest] = useLiveQuery(flipbookQueries(app).editions())
  return (
    <div className={css.frame}>
      <PageHead title="Flipbook" />
      <EmptyState
        title="This edition has no flipbook yet"
        action={
          newest ? (
            <LinkButton to={`/sfosguide/flipbook?edition=${newest.id}`}>Read {newest.name}</LinkButton>
          ) : (
            <LinkButton to="/sfosguide">Open the guide</LinkButton>
          )
        }
      >
        It appears here on the day it comes out.
      </EmptyState>
    </div>
  )
}
