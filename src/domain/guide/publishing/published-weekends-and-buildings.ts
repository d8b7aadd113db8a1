import { ascending } from '../../shared/ascending'
import { omitUndefined } from '../../shared/omit-undefined'
import { compareNumbers } from '../numbering/map-number'
import { polygonsOf } from '../places/outlines/city-outlines'
import type { EditionRecords } from './edition-records'
import type { GuideCard, PublishedNeighbourhood, PublishedSite, PublishedWeekend } from './guide-snapshot-types'

/** The weekends that staff set; `undefined` if they set none. */
export function setWeekends({ weekends }: Pick<EditionRecords, 'weekends'>): readonly PublishedWeekend[] | undefined {
  if (weekends.every(weekend => weekend.days.length === 0)) return undefined
  return weekends.map(({ n, name, note, days, neighbourhoodIds }) =>
    omitUndefined<PublishedWeekend>({ n, name, note, days: [...days].sort(ascending('date')), neighbourhoodIds }),
  )
}

/** The city's neighborhoods in order; retired ones and those of other cities only if they contain a listing. */
export function publishedNeighbourhoods({ neighbourhoods, edition }: EditionRecords, used: ReadonlySet<string>): readonly PublishedNeighbourhood[] {
  return neighbourhoods
    .filter(n => used.has(n.id) || (n.city === edition.city && n.status === 'active'))
    .sort(ascending('order', 'id'))
    .map(({ id, name, colour, order, outline }) => ({ id, name, colour, order, outline: polygonsOf(outline) }))
}

/** The buildings that contain a published listing, with the number that their studios share. */
export function publishedSites({ sites }: EditionRecords, cards: readonly GuideCard[]): readonly PublishedSite[] {
  const inSite = new Map<string, GuideCard[]>()
  for (const card of cards) if (card.siteId !== undefined) inSite.set(card.siteId, [...(inSite.get(card.siteId) ?? []), card])
  return [...inSite.keys()].sort().flatMap(siteId => {
    const site = sites.get(siteId)
    if (!site || site.pin.confidence === 'centroid') return []
    const numbers = inSite.get(siteId)!.flatMap(card => card.number ?? [])
    const { id, name, address, neighbourhoodId, pin } = site
    return [
      omitUndefined<PublishedSite>({
        id,
        name,
        address,
        number: numbers.sort(compareNumbers)[0],
        neighbourhoodId,
        pin: [pin.lng, pin.lat],
      }),
    ]
  })
}
