import type { listings } from '../guide/listings.collection'
import { inNumberOrder, numberOf } from '../guide/numbering/map-number'
import { ascending } from '../shared/ascending'
import type { StoredOf } from '../shared/records/collection'
import { joined, type Sheet } from './csv-sheet'

/** An edition's listings by map number, those without one last. Times are local. */
export function guideSheet(found: readonly StoredOf<typeof listings>[]): Sheet {
  const inOrder = [...found].sort((a, b) => inNumberOrder(numberOf(a), numberOf(b)) || ascending('sortName')(a, b))
  return {
    header: [
      'Number',
      'Name',
      'Sort name',
      'Media',
      'Studio',
      'Address',
      'Unit',
      'Neighborhood',
      'Latitude',
      'Longitude',
      'Openings',
      'Door note',
      'In print',
      'State',
    ],
    rows: inOrder.map(listing => [
      numberOf(listing) ?? '',
      listing.displayName,
      listing.sortName,
      joined(listing.media),
      listing.studioName ?? '',
      listing.address ?? '',
      listing.unit ?? '',
      listing.neighbourhoodId ?? '',
      listing.pin?.lat ?? '',
      listing.pin?.lng ?? '',
      joined(listing.openings.map(({ start, end }) => `${start.local.replace('T', ' ')}–${end.local.slice(11)}`)),
      listing.doorNote ?? '',
      listing.blurb ?? '',
      listing.status,
    ]),
  }
}
