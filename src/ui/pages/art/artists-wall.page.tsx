import { Link, useSearchParams } from 'react-router-dom'
import { coversPerPage, mediaOf, wallOf } from '../../../domain/artists/art-wall'
import { priceBands } from '../../../domain/artists/price-bands'
import type { ArtWall } from '../../../domain/artists/published-art'
import { localMoment } from '../../../domain/guide/local-day'
import { useLiveQuery } from '../../app-services/live-query'
import { Button, LinkButton } from '../../kit/button'
import { DocumentTitle } from '../../kit/document-title'
import { EmptyState } from '../../kit/empty-state'
import { PageHead } from '../../kit/page-head'
import { Select } from '../../kit/select'
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

export const data = ({ app }: Pick<Visit, 'app'>) => [artQueries(app).wall(), clockQueries(app).now()]

/** Art by artist: a wall of covers, in another order each day. */
export default function ArtistsWallPage() {
  const { app } = useVisit()
  const wall = useLiveQuery(artQueries(app).wall())
  const now = useLiveQuery(clockQueries(app).now())
  if (!wall || wall.artists.length === 0) return <NoArtistsYet />
  return <Wall wall={wall} day={localMoment(now, wall.edition?.tz ?? 'UTC').date} />
}

function Wall({ wall, day }: { readonly wall: ArtWall; readonly day: string }) {
  const [search, setSearch] = useSearchParams()
  const { page, ...question } = readWall(search)
  const found = wallOf(wall, question, day)
  const pages = Math.max(1, Math.ceil(found.length / coversPerPage))
  const at = Math.min(page, pages)
  const shown = found.slice((at - 1) * coversPerPage, at * coversPerPage)
  const set = (name: string, value: string) => setSearch(writeWall(search, { [name]: value }), { preventScrollReset: true })
  const hoods = new Map(wall.neighbourhoods.map(({ id, name }) => [id, name]))
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
          {wall.edition && (
            <Toggle label={`In the ${wall.edition.id} guide`} pressed={question.inGuide === true} onPress={on => set('guide', on ? 'yes' : '')} />
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
                mediaOf(wall).map(medium => [medium, medium]),
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
        {counted(found.length, 'artist')}
        {pages > 1 && `, page ${at} of ${pages}`}
      </p>
      {found.length === 0 ? (
        <EmptyState
          title="Nobody on the wall fits all of this"
          action={
            <Link to="?" preventScrollReset>
              Show all {counted(wall.artists.length, 'artist')}
            </Link>
          }
        >
          <p>Let go of one of the filters above, or search all works instead: there one can also ask for a color or a size.</p>
        </EmptyState>
      ) : (
        <ArtistsHang artists={shown} neighbourhoods={hoods} first />
      )}
      <WallPages at={at} pages={pages} search={search} />
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
