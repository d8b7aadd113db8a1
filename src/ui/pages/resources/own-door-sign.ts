import type { ArtistPage } from '../../../domain/art/published-art'
import type { DoorSign } from '../../../domain/exports/print-content-schema'

/** A sign for each studio of an artist that has a number in the published guide. `origin` is the website's, for the QR code. */
export const ownSign = ({ artist, studios }: ArtistPage, origin: string): readonly DoorSign[] =>
  studios.flatMap(({ card, site }) =>
    card.number === undefined
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
            address: `${origin}/sfosguide/${encodeURIComponent(card.id)}`,
          },
        ],
  )
