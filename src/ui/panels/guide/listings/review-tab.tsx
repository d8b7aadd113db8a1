import { listings } from '../../../../domain/guide/listings.collection'
import { waitsForReview } from '../../../../domain/guide/review/listings-to-review'
import { customPanel } from '../../engine/custom-panel'
import { columnFact } from '../../engine/facts/column-fact'
import { fieldFacts } from '../../engine/facts/field-fact'
import { Queue } from '../../engine/queue/queue'
import type { QueueSpec } from '../../engine/queue/queue-spec'
import { usePanelContext } from '../../engine/use-panel-context'
import { approveClean, reviewActions } from './listing-actions'
import { ListingPreview } from './listing-preview'
import { type ListingRow, partsColumn, sharingColumn, useListings } from './use-listings'

/** Submitted listings, one after the other, each with its printed card. */
function ReviewQueue() {
  const { tz } = usePanelContext()
  return (
    <Queue
      rows={useListings().filter(wasSent)}
      spec={spec}
      states={listings.states}
      factsOf={row => [
        columnFact(partsColumn, row, tz),
        ...(row.sharing === '' ? [] : [columnFact(sharingColumn, row, tz)]),
        ...fieldFacts(listings, ['status', 'tier', 'media', 'about', 'links', 'facilities'], row, tz),
      ]}
      pathTo={id => `${listings.path}/${id}`}
    />
  )
}

/** Drafts that their artists have not sent yet are neither waiting nor decided. */
const wasSent = ({ status, registration }: ListingRow) => status !== 'draft' || !registration || registration.status === 'changes_requested'

const spec: Omit<QueueSpec<ListingRow>, 'facts'> = {
  title: ({ displayName }) => displayName,
  waits: row => waitsForReview(row, row.registration),
  since: ({ updatedAt }) => updatedAt,
  due: 72,
  view: ({ row }) => <ListingPreview id={row.id} />,
  actions: [...reviewActions, approveClean],
  empty: 'No listing waits for a review',
  comesFrom: {
    says: 'Listings come here when their artist sends them and the registration is paid.',
    link: 'See all listings',
    to: '/cpanel/sfoslistings',
  },
}

export default customPanel(ReviewQueue)
