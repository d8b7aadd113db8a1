import type { PrintedListing } from '../../domain/guide/prepress/printed-listing'
import { printedHours } from '../blocks/days-and-hours-text'
import { mostWorks } from '../blocks/studio-price-labels'

/** A line of a card; each output sets the parts in its own type. */
export interface GuideCardLine {
  readonly part: 'place' | 'hours' | 'note' | 'signs' | 'blurb'
  readonly text: string
}

/** What a card of the guide says below name and media, in its order. The office's preview, the printed guide and the flipbook say the same. */
export function guideCardLines(card: PrintedListing): readonly GuideCardLine[] {
  const { studio, address, unit, doorNote, priceBand, access, site, blurb } = card
  const lines: readonly GuideCardLine[] = [
    { part: 'place', text: [studio, address, unit && `#${unit}`].filter(Boolean).join(', ') },
    ...hoursOf(card).map(text => ({ part: 'hours', text }) as const),
    { part: 'note', text: doorNote ?? '' },
    { part: 'note', text: priceBand ? mostWorks(priceBand) : '' },
    { part: 'signs', text: [access && accessSigns[access], site].filter(Boolean).join(' · ') },
    { part: 'blurb', text: blurb },
  ]
  return lines.filter(({ text }) => text !== '')
}

const accessSigns = { full: 'Wheelchair accessible', partial: 'Partly accessible', none: 'Not wheelchair accessible' } as const

function hoursOf({ openings, byAppointment }: Pick<PrintedListing, 'openings' | 'byAppointment'>): readonly string[] {
  const lines = printedHours(openings).map(({ days, hours }) => `${days}: ${hours}`)
  return byAppointment ? [...lines, lines.length === 0 ? 'By appointment' : 'And by appointment'] : lines
}
