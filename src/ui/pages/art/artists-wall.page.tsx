import { Link, useSearchParams } from 'react-router-dom'
import { dayOnWall, type WallPage, type WallQuestion, wallPage } from '../../../domain/artists/art-wall'
import { priceBands } from '../../../domain/artists/price-bands'
import type { ArtWall } from '../../../domain/artists/published-art'
import { type LiveQuery, useLiveQuery } from '../../app-services/live-query'
import { Button, LinkButton } from '../../kit/button'
import { DocumentTitle } from '../../kit/document-title'
import { EmptyState } from '../../kit/empty-state'
import { PageHead } from '../../kit/page-head'
import { Select } from '../../kit/select'
import { BelowFold } from '../../layout/below-fold'
import { PageFrame } from '../../layout/page-frame'
import { artQueries } from '../../queries/art.queries'
import { clockQueries } from '../../queries/clock.queries'
import type { Visit } from '../../routing/row'
import { useVisit } from '../../routing/use-visit'
import { counted, priceLabels } from './art-words'
import { ArtistsHang } from './artists-hang'
import css from './artists-wall.module.css'
import { readWall, writeWall } from './wall-address'
import { WallPages } from './wall-pages'

/** Until something is asked of it, the page draws its first page alone. */
const ownOf = ({ app, search }: Visit): LiveQuery<WallPage | ArtWall | null> => (search.size === 0 ? artQueries(app).front() : artQueries(app).wall())

export const data = (visit: Visit) => [ownOf(visit), clockQueries(visit.app).now()]

/** Art by artist: a wall of covers, in another order each day. */
export default function ArtistsWallPage() {
  const visit = useVisit()
  const wall = useLiveQuery(ownOf(visit))
  const now = useLiveQuery(clockQueries(visit.app).now())
  if (!wall) return <NoArtistsYet />
  const { page, ...question } = readWall(visit.search)
  const hung = 'shown' in wall ? wall : wallPage(wall, question, page, dayOnWall(wall, now))
  return hung.all === 0 ? <NoArtistsYet /> : <Wall {...{ hung, question }} />
}

function Wall({ hung, question }: { readonly hung: WallPage; readonly question: WallQuestion }) {
  const { neighbourhoods, edition, media, all, fitting, page: at, pages, shown } = hung
  const [search, setSearch] = useSearchParams()
  const set = (name: string, value: string) => setSearch(writeWall(search, { [name]: value }), { preventScrollReset: true })
  const hoods = new Map(neighbourhoods.map(({ id, name }) => [id, name]))
  return (
    <PageFrame>
      <DocumentTitle specific={at > 1 ? `Page ${at}` : undefined} />
      <PageHead
        title="The wall"
        lead="One work stands for each artist. The order is drawn anew every morning, so that everybody hangs at the front some day."
        actions={<LinkButton to="/artists/artsearch">Search all works</LinkButton>}
      />
      <search className={css.filters}>
        <div className={css.presses}>
          <Toggle label="For sale" pressed={question.forSale === true} onPress={on => set('sale', on ? 'yes' : '')} />
          {edition && (
            <Toggle label={`In the ${edition.id} guide`} pressed={question.inGuide === true} onPress={on => set('guide', on ? 'yes' : '')} />
          )}
        </div>
        <details open={search.size > (search.has('page') ? 1 : 0) ? true : undefined}>
          <summary>Filters and order</summary>
          <div className={css.grid}>
            <Select
              label="Medium"
              value={question.medium ?? ''}
              onChange={event => set('medium', event.target.value)}
              options={options(
                'Any medium',
                media.map(medium => [medium, medium]),
              )}
            />
            <Select
              label="Neighborhood"
              value={question.hood ?? ''}
              onChange={event => set('hood', event.target.value)}
              options={options('Everywhere', [...hoods])}
            />
            <Select
              label="Price"
              value={question.price ?? ''}
              onChange={event => set('price', event.target.value)}
              options={options(
                'Any price',
                priceBands.map(({ id }) => [id, priceLabels[id]]),
              )}
            />
            <Select
              label="Order"
              value={question.sort}
              onChange={event => set('sort', event.target.value)}
              options={[
                { value: 'today', label: 'As drawn today' },
                { value: 'name', label: 'By name' },
                { value: 'recent', label: 'Newest works' },
              ]}
            />
          </div>
        </details>
      </search>
      <p role="status" className={css.count}>
        {counted(fitting, 'artist')}
        {pages > 1 && `, page ${at} of ${pages}`}
      </p>
      <BelowFold>
        {fitting === 0 ? (
          <EmptyState
            title="Nobody on the wall fits all of this"
            action={
              <Link to="?" preventScrollReset>
                Show all {counted(all, 'artist')}
              </Link>
            }
          >
            <p>Let go of one of the filters above, or search all works instead: there one can also ask for a color or a size.</p>
          </EmptyState>
        ) : (
          <ArtistsHang artists={shown} neighbourhoods={hoods} first />
        )}
        <WallPages at={at} pages={pages} search={search} />
      </BelowFold>
    </PageFrame>
  )
}

const options = (all: string, values: readonly (readonly [string, string])[]) => [
  { value: '', label: all },
  ...values.map(([value, label]) => ({ value, label })),
]

const Toggle = ({ label, pressed, onPress }: { readonly label: string; readonly pressed: boolean; readonly onPress: (on: boolean) => void }) => (
  <Button size="s" look={pressed ? 'main' : 'plain'} aria-pressed={pressed} onClick={() => onPress(!pressed)}>
    {label}
  </Button>
)

const NoArtistsYet = () => (
  <PageFrame>
    <PageHead title="The wall" />
    <EmptyState title="The wall is still empty" action={<LinkButton to="/artists">For artists</LinkButton>}>
      <p>Artists and their works appear here as soon as they have been published. If you make art in this city, the first place is free.</p>
    </EmptyState>
  </PageFrame>
)
