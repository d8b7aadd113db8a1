import { useMemo } from 'react'
import { adOrders } from '../../../../domain/ads/ad-orders.collection'
import { adSpaceText } from '../../../../domain/ads/pricing/ad-price-table'
import { hasPassed, timeOf } from '../../../../domain/guide/clock/deadline'
import { deadlines } from '../../../../domain/guide/deadlines.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { counted } from '../../../kit/counted'
import { useNow } from '../../../queries/clock.queries'
import { recordsQuery } from '../../../queries/record.queries'
import { Board } from '../../engine/board/board'
import type { BoardSpec } from '../../engine/board/board-spec'
import type { RowOf } from '../../engine/panel-spec'
import { type EditionBodyProps, editionPanel } from '../edition-choice'
import { adActions } from './ad-actions'
import { ArtVersionsAndComments } from './art-versions-and-comments'

type Row = RowOf<typeof adOrders>

const results = { pass: 'Ready for print', warn: 'A little soft', block: 'Cannot be printed' } as const
const artText = ({ art = [] }: Row) => {
  const last = art.at(-1)
  if (!last) return ''
  const result = last.overriddenBecause ? 'Accepted despite the check' : results[last.result ?? 'pass']
  return `${counted(art.length, 'version')}, ${result.toLowerCase()}`
}

const awaitsArt: readonly unknown[] = ['paid', 'art_due']

const specOf = (editionId: string, isArtLate: boolean): BoardSpec<typeof adOrders> => ({
  card: [
    'business',
    { name: 'space', label: 'Space', value: row => adSpaceText({ size: row.size ?? '', position: row.position }) },
    { name: 'contactName', label: 'Contact', value: ({ contact, email }) => contact ?? email ?? '' },
    { name: 'artwork', label: 'Artwork', value: artText },
    { name: 'late', label: 'Late', value: ({ status }) => (isArtLate && awaitsArt.includes(status) ? 'Overdue' : '') },
    { name: 'place', label: 'Place', value: ({ flatPlan }) => (flatPlan ? `Page ${flatPlan.page}, ${flatPlan.slot.replace('-', ' ')}` : '') },
  ],
  find: { where: [['editionId', '==', editionId]] },
  sort: 'business',
  filters: ['size'],
  form: ['business', 'contact', 'email', 'phone', 'size', 'position', 'price', 'wantsDesign', 'isNonprofit', 'note', 'link', 'proofRounds'],
  actions: adActions,
  under: ArtVersionsAndComments,
})

/** Advertisements of an edition by their state, from the booking to the page. */
export default editionPanel('Advertisements belong to an edition.', function AdBoard({ edition }: EditionBodyProps) {
  const app = useApp()
  const dates = useLiveQuery(recordsQuery(app, deadlines, { params: { edition: edition.id } }))
  const now = useNow()
  const artDue = timeOf(dates, 'artDue')
  const isArtLate = artDue !== undefined && hasPassed(artDue, now)
  // Another object would read the rows anew.
  const spec = useMemo(() => specOf(edition.id, isArtLate), [edition.id, isArtLate])
  return <Board of={adOrders} spec={spec} />
})
