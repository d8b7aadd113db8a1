import {
  type ArtistsGridPage,
  type ArtistsGridQuery,
  type ArtistsGridSort,
  artistsGridDay,
  artistsGridPage,
} from '../../../../domain/art/artists-grid'
import type { ArtistsGrid } from '../../../../domain/art/published-art'
import { priceBands } from '../../../../domain/artists/price-and-size-bands'
import { type LiveQuery, useLiveQuery } from '../../../app-services/app-context'
import { UnfilledPage } from '../../../blocks/empty/unfilled-page'
import { priceLabels } from '../../../blocks/studio-price-labels'
import { Button, LinkButton } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { counted } from '../../../kit/counted'
import { DocumentTitle } from '../../../kit/document-title'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { PageHead } from '../../../kit/page-head'
import { BelowFold } from '../../../layout/below-fold'
import { PageFrame } from '../../../layout/page-frame'
import { artQueries } from '../../../queries/art.queries'
import { clockQueries } from '../../../queries/clock.queries'
import { Link } from '../../../routing/link'
import { useAddressState } from '../../../routing/use-address-state'
import { useRouteVisit, type Visit } from '../../../routing/use-route-visit'
import { ArtistGrid } from './artist-grid'
import css from './artists-grid.module.css'
import { gridAddress, readGridAddress, writeGridAddress } from './grid-address'
import { GridPagination } from './grid-pagination'

/** Without filters the page loads only the first page of the grid. */
const ownOf = ({ app, search }: Visit): LiveQuery<ArtistsGridPage | ArtistsGrid | null> =>
  search.size === 0 ? artQueries(app).front() : artQueries(app).wall()

export const data = (visit: Visit) => [ownOf(visit), clockQueries(visit.app).now()]

/** The grid of artists: one work of each artist, in a new order each day. */
export default function ArtistsWallPage() {
  const visit = useRouteVisit()
  const wall = useLiveQuery(ownOf(visit))
  const now = useLiveQuery(clockQueries(visit.app).now())
  if (!wall) return <NoArtistsYet />
  const { page, ...question } = readGridAddress(visit.search)
  const shownPage = 'shown' in wall ? wall : artistsGridPage(wall, question, page, artistsGridDay(wall, now))
  return shownPage.all === 0 ? <NoArtistsYet /> : <Wall hung={shownPage} />
}

function Wall({ hung }: { readonly hung: ArtistsGridPage }) {
  const { neighbourhoods, edition, media, all, fitting, page: at, pages, shown } = hung
  const [address, change] = useAddressState(gridAddress, { push: true })
  const ask = (part: Partial<ArtistsGridQuery>) => change({ ...part, page: 1 })
  const hoods = new Map(neighbourhoods.map(({ id, name }) => [id, name]))
  return (
    <PageFrame>
      <DocumentTitle specific={at > 1 ? `Page ${at}` : undefined} />
      <PageHead
        title="Art by artist"
        lead="You see one work of each artist. The order changes every morning, so that everybody comes first some day."
        actions={<LinkButton to="/artists/artsearch">Search all works</LinkButton>}
      />
      <search className={css.filters}>
        <div className={css.presses}>
          <Toggle label="For sale" pressed={address.forSale === true} onPress={forSale => ask({ forSale: forSale || undefined })} />
          {edition && (
            <Toggle
              label={`In the ${edition.startsOn.slice(0, 4)} guide`}
              pressed={address.inGuide === true}
              onPress={inGuide => ask({ inGuide: inGuide || undefined })}
            />
          )}
        </div>
        <details open={writeGridAddress({ ...address, page: 1 }).size > 0 || undefined}>
          <summary>Filters and order</summary>
          <div className={css.grid}>
            <Select
              label="Medium"
              value={address.medium ?? ''}
              onChange={event => ask({ medium: event.target.value || undefined })}
              options={options(
                'Any medium',
                media.map(medium => [medium, medium]),
              )}
            />
            <Select
              label="Neighborhood"
              value={address.hood ?? ''}
              onChange={event => ask({ hood: event.target.value || undefined })}
              options={options('Everywhere', [...hoods])}
            />
            <Select
              label="Price"
              value={address.price ?? ''}
              onChange={event => ask({ price: event.target.value || undefined })}
              options={options(
                'Any price',
                priceBands.map(({ id }) => [id, priceLabels[id]]),
              )}
            />
            <Select
              label="Order"
              value={address.sort}
              onChange={event => ask({ sort: event.target.value as ArtistsGridSort })}
              options={[
                { value: 'today', label: 'Today’s order' },
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
            title="No artists match these filters"
            action={
              <Link to="?" preventScrollReset>
                Show all {counted(all, 'artist')}
              </Link>
            }
          >
            <p>Remove a filter, or search all works instead. There you can also choose a color or a size.</p>
          </EmptyState>
        ) : (
          <ArtistGrid artists={shown} neighbourhoods={hoods} first />
        )}
        <GridPagination at={at} pages={pages} address={address} />
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
    <PageHead title="Art by artist" />
    <UnfilledPage begins="artists" title="No artists yet" action={<LinkButton to="/artists">For artists</LinkButton>}>
      <p>Artists and their works appear here once we publish them. If you make art in this city, you can be the first.</p>
    </UnfilledPage>
  </PageFrame>
)
