import { events } from '../../../../domain/events/events.collection'
import { products } from '../../../../domain/shop/products.collection'
import { placeSku } from '../../../../domain/shop/tickets/ticket-lines'
import { imageIdOf } from '../people/sample-artists'
import { contentEditor } from '../people/sample-cast'
import { sampleWorks } from '../people/sample-works'
import { Random } from '../random'
import { at, instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { type OrganisationEventWords, organisationEventWords } from '../texts/organisation-events'
import { sampleLocations } from './sample-studio-locations'

/** The day of the sample's default instant; events that ended before it are past. */
const today = '2027-10-16'

/** The organization's events through the year, which belong to no edition. A series has one event for each of its dates. */
export const sampleOrganisationEvents = (): SampleDocument[] =>
  organisationEventWords.flatMap(words => [...words.dates.map((_, i) => eventOf(words, i)), ...ticketsOf(words)])

function eventOf(words: OrganisationEventWords, index: number): SampleDocument {
  const { title, tag, summary, body, building, cents, capacity, online, membersOnly, ticket, cancelled, host } = words
  const [start, end] = words.dates[index]!
  const found = sampleLocations().buildings.find(each => each.words.id === building)
  if (!found) throw new Error(`No building ${building}`)
  const { words: house, place } = found
  const isCancelled = cancelled?.which === index
  return sampleDocument(
    events,
    eventId(words, index),
    {
      title,
      summary,
      body,
      start: at(start),
      end: at(end),
      venue: house.name,
      address: place.address,
      pin: { lat: place.pin[1], lng: place.pin[0] },
      neighbourhoodId: place.quarter,
      siteId: building,
      access: place.access,
      onlineUrl: online,
      tags: cents === 0 ? [tag, 'Free'] : [tag],
      price: cents === undefined ? undefined : { cents, cur: 'usd' },
      membersOnly,
      capacity,
      hasTicket: ticket?.which === index ? true : undefined,
      imageId: pictureOf(words, index),
      hostIds: host === undefined ? [] : [host],
      cancelReason: isCancelled ? cancelled.reason : undefined,
      status: isCancelled ? 'cancelled' : end < today ? 'past' : 'published',
    },
    { by: contentEditor, at: instantAt(`${start < '2027-06' ? '2026-08-20' : '2027-08-20'}T10:00`) },
  )
}

const eventId = ({ key, dates }: OrganisationEventWords, index: number) => `${key}-${dates[index]![0].slice(0, 10)}`

/** A yearly event has a different picture each year; a series keeps one. */
const pictureOf = ({ key, dates }: OrganisationEventWords, index: number) =>
  imageIdOf(new Random(`picture ${key} ${dates[index]![0].slice(0, 4)}`).pick(sampleWorks()).piece)

/** The ticket of the date whose places are sold. */
function ticketsOf(words: OrganisationEventWords): SampleDocument[] {
  const { title, summary, cents = 0, membersOnly = false, ticket } = words
  if (!ticket) return []
  const { which, memberCents, from } = ticket
  const memberPrice = memberCents === undefined ? undefined : ({ cents: memberCents, cur: 'usd' } as const)
  const fields = {
    title,
    kind: 'ticket' as const,
    summary,
    imageId: pictureOf(words, which),
    variants: [{ sku: placeSku, label: 'One place', price: { cents, cur: 'usd' as const }, memberPrice }],
    memberOnly: membersOnly,
    from,
    order: 100,
    status: 'live' as const,
  }
  return [sampleDocument(products, eventId(words, which), fields, { by: contentEditor, at: instantAt('2027-08-20T10:30') })]
}
