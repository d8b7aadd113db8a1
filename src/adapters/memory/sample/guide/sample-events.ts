import { events } from '../../../../domain/events/events.collection'
import { imageIdOf } from '../people/sample-artists'
import { guideEditor } from '../people/sample-cast'
import { sampleWorks } from '../people/sample-works'
import { Random } from '../random'
import { at, instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { buildingWords, quarterWords } from '../texts/city'
import { type EventWords, eventWords } from '../texts/events'
import { studioCancelReasons, studioEventBodies } from '../texts/organisation-events'
import { sampleDraftEvents } from './sample-draft-events'
import { type SampleYear, seasonDays, weekendOf } from './sample-editions'
import { inGuide, listingIdOf } from './sample-listings'
import { sampleOrganisationEvents } from './sample-organisation-events'
import { sampleLocations } from './sample-studio-locations'

const perWeekend: Readonly<Record<SampleYear, number>> = { '2026': 3, '2027': 14 }

/** Events in the studios of each edition, and events of the organization through the year. */
export function sampleEvents(): SampleDocument[] {
  const inStudios = (['2027', '2026'] as const).flatMap(year =>
    seasonDays[year].flatMap((_, w) =>
      Array.from({ length: perWeekend[year] }, (__, i) => eventOf(year, w + 1, i, year === '2027' && w === 3 && i === 0)),
    ),
  )
  return [...inStudios, ...sampleOrganisationEvents(), ...sampleDraftEvents()]
}

function eventOf(year: SampleYear, weekend: number, index: number, isFirst: boolean): SampleDocument {
  const random = new Random(`event ${year} ${weekend} ${index}`)
  const kind = eventWords[(index + weekend) % eventWords.length]!
  const open = inGuide(year).filter(({ id }) => {
    const { quarter, building } = sampleLocations().homes.get(id)!
    return weekendOf(year, quarter) === weekend && (building !== undefined || !kind.building)
  })
  const artist = random.pick(open)
  const place = sampleLocations().homes.get(artist.id)!
  const inBuilding = buildingWords.find(({ id }) => id === place.building)
  const quarter = quarterWords.find(({ id }) => id === place.quarter)!.name
  const venue = inBuilding?.name ?? `${artist.name}’s studio`
  const say = (words: string) =>
    capital(words.replace('{place}', venue).replace('{medium}', artist.medium.name.toLowerCase()).replace('{quarter}', quarter))
  // Each kind of event returns after a few events; its texts rotate, so that equal ones are not side by side.
  const inTurn = (words: readonly string[]) => words[(weekend * 2 + Math.floor(index / eventWords.length)) % words.length]!
  const day = random.pick(seasonDays[year][weekend - 1]!)
  const start = day.open > '16:00' ? (kind.minutes > 100 ? '17:30' : '18:00') : random.pick(kind.starts)
  const cents = random.pick(kind.cents)
  const status = stateOf(year, weekend, index)
  return sampleDocument(
    events,
    isFirst ? 'first' : `e${year}-${weekend}-${index + 1}`,
    {
      title: say(inTurn(kind.titles)),
      summary: say(inTurn(kind.summaries)),
      body: studioEventBodies[kind.tag],
      start: at(`${day.date}T${start}`),
      end: at(`${day.date}T${later(start, kind.minutes)}`),
      venue,
      address: place.address,
      pin: { lat: place.pin[1], lng: place.pin[0] },
      neighbourhoodId: place.quarter,
      access: place.access,
      tags: tagsOf(kind, cents),
      price: cents === undefined ? undefined : { cents, cur: 'usd' },
      capacity: kind.capacity,
      editionId: year,
      listingId: listingIdOf(artist, year),
      imageId: imageIdOf(sampleWorks().find(work => work.artist === artist)!.piece),
      hostIds: [artist.id],
      cancelReason: status === 'cancelled' ? studioCancelReasons[weekend % studioCancelReasons.length] : undefined,
      status,
    },
    { by: guideEditor, at: instantAt(`${year}-07-20T11:00`) },
  )
}

function stateOf(year: SampleYear, weekend: number, index: number): 'published' | 'cancelled' | 'past' | 'pending' {
  if (year === '2026') return 'past'
  if (index === 6 && weekend > 1) return 'cancelled'
  if (index === 13 && weekend > 3) return 'pending'
  return index === 9 && weekend < 3 ? 'past' : 'published'
}

const tagsOf = ({ tag }: EventWords, cents: number | undefined) => [tag, ...(cents === 0 ? ['Free'] : []), ...(tag === 'Kids' ? ['Family'] : [])]

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function later(time: string, minutes: number): string {
  const [h, m] = time.split(':').map(Number) as [number, number]
  const end = h * 60 + m + minutes
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}
