import type { ArtistPage } from '../../../domain/art/published-art'
import type { DoorSign } from '../../../domain/exports/print-content-schema'
import type { DoorVisits } from '../../../domain/guide/passport/read-door-visits.contract'
import { printedStampCode, stampAddress } from '../../../domain/guide/passport/typed-stamp-code'

/** A sign for each studio of an artist that has a number in the published guide. `origin` is the website's, for the QR code; `doors` has the codes for stamps. */
export const ownSign = ({ artist, studios }: ArtistPage, origin: string, doors: ReadonlyMap<string, DoorVisits>): readonly DoorSign[] =>
  studios.flatMap(({ card, site }) => {
    const code = doors.get(card.id)?.code
    return card.number === undefined || code === undefined
      ? []
      : [
          {
            // Studios of one building share a number; the unit distinguishes them.
            number: card.number,
            name: card.name || artist.name,
            studio: card.studio && card.studio !== card.name ? card.studio : (site ?? ''),
            place: [card.address, card.unit && `Unit ${card.unit}`].filter(Boolean).join(', '),
            openings: card.openings,
            byAppointment: card.byAppointment ?? false,
            doorNote: '',
            code: printedStampCode(code),
            address: stampAddress(origin, { listingId: card.id, code }),
          },
        ]
  })
