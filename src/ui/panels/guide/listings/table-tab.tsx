import { listings } from '../../../../domain/guide/listings.collection'
import { listingReviews } from '../../../../domain/guide/review/listing-reviews.collection'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ShareByLink } from '../../../private-links/share-by-link'
import { Link } from '../../../routing/link'
import { childCollection } from '../../engine/child-collection'
import { queriedPanel } from '../../engine/collection-panel'
import type { UnderRecordProps } from '../../engine/panel-spec'
import { approveClean, listingActions, shareCard } from './listing-actions'
import { ListingPreview } from './listing-preview'
import { findingsColumn, type ListingRow, partsColumn, sharingColumn, useListings } from './use-listings'

const Steps = childCollection<typeof listings, typeof listingReviews>(listingReviews, {
  label: 'Steps so far',
  find: ({ id }) => ({ params: { listing: id }, orderBy: [['at', 'desc']] }),
  columns: ['at', 'move', 'by', 'note'],
})

const Under = ({ record }: UnderRecordProps<typeof listings>) => (
  <>
    <ListingPreview id={record.id} />
    <ShareByLink kind="listing" of={record.id} />
    <Steps record={record} />
  </>
)

/** All listings of the edition; simple fields can be edited in the table. */
export default queriedPanel(
  listings,
  {
    columns: [
      'displayName',
      'status',
      partsColumn,
      findingsColumn,
      { name: 'fee', label: 'Registration', value: ({ registration }: Partial<ListingRow>) => registration?.status.replaceAll('_', ' ') },
      { name: 'place', label: 'Place', value: ({ place }: Partial<ListingRow>) => place },
      sharingColumn,
      'tier',
      'unit',
      'blurb',
      'updatedAt',
    ],
    sort: 'displayName',
    filters: ['status'],
    form: ['tier', 'displayName', 'sortName', 'media', 'studioName', 'unit', 'doorNote', 'byAppointment', 'blurb', 'about', 'priceBand', 'links'],
    actions: [...listingActions, approveClean, shareCard],
    under: Under,
  },
  () => ({
    rows: useListings(),
    empty: (
      <EmptyState title="No listings yet" action={<Link to="/cpanel/importcsv">Import listings</Link>}>
        Artists’ listings come here when they register.
      </EmptyState>
    ),
  }),
)
