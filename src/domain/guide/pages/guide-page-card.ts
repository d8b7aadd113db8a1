import { omitUndefined } from '../../shared/omit-undefined'
import type { GuideCard } from '../publishing/guide-snapshot-types'
import type { GuidePageCard, GuidePagesInput } from './guide-page-types'

/** A published listing as its card prints it; what it lacks comes from its building. */
export function printedCard(card: GuideCard, { guide, details, printsPicture }: GuidePagesInput): GuidePageCard {
  const detail = details.get(card.id)
  const building = card.siteId === undefined ? undefined : guide.sites.find(({ id }) => id === card.siteId)
  const weekend = guide.weekends.find(({ n }) => n === Math.min(...card.weekends))
  return omitUndefined<GuidePageCard>({
    id: card.id,
    number: card.number,
    weekend: weekend && `Weekend ${weekend.n}`,
    neighbourhood: guide.neighbourhoods.find(({ id }) => id === card.neighbourhoodId)?.name,
    name: card.name,
    media: card.media,
    studio: card.studio ?? building?.name,
    address: card.address ?? building?.address,
    unit: card.unit,
    openings: card.openings,
    byAppointment: card.byAppointment ?? false,
    doorNote: detail?.doorNote,
    blurb: card.blurb ?? '',
    site: detail?.links[0]?.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''),
    access: card.access,
    priceBand: detail?.priceBand,
    picture: (printsPicture?.(card.id) ?? true) ? card.picture : undefined,
    errata: detail?.errata,
  })
}
