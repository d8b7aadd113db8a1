import { omitUndefined } from '../../shared/omit-undefined'
import { printedFacts } from '../prepress/printed-listing'
import type { GuideCard, GuideDetail, GuideIndex } from '../publishing/guide-snapshot-types'
import type { GuidePageCard } from './guide-page-types'

interface CardContext {
  readonly guide: Pick<GuideIndex, 'sites' | 'weekends' | 'neighbourhoods'>
  readonly detail: GuideDetail | undefined
  /** Without a picture if this is false, though it has one. */
  readonly printsPicture?: boolean
}

/** A published listing as its card prints it; what it lacks comes from its building. */
export function printedCard(card: GuideCard, { guide, detail, printsPicture = true }: CardContext): GuidePageCard {
  const building = card.siteId === undefined ? undefined : guide.sites.find(({ id }) => id === card.siteId)
  const weekend = guide.weekends.find(({ n }) => n === Math.min(...card.weekends))
  return omitUndefined<GuidePageCard>({
    ...(detail && printedFacts(detail)),
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
    blurb: card.blurb ?? '',
    site: detail?.links[0]?.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''),
    access: card.access,
    picture: printsPicture ? card.picture : undefined,
    errata: detail?.errata,
  })
}
