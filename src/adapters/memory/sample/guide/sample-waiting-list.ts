import { sites } from '../../../../domain/guide/listings.collection'
import { usualPrices } from '../../../../domain/guide/pricing/usual-prices'
import { places } from '../../../../domain/guide/registering/places.collection'
import { registrations, roster } from '../../../../domain/guide/registrations.collection'
import type { DataOf } from '../../../../domain/shared/records/collection'
import { orders } from '../../../../domain/shop/orders.collection'
import { priceRegistrations } from '../../../../domain/shop/registrations/price-registrations'
import { registrationOrder } from '../../../../domain/shop/registrations/registration-order'
import { generatedArtists } from '../people/generate-artists'
import { buildingHost, guideEditor } from '../people/sample-cast'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { city } from '../sample-organisation'
import { weekendOf } from './sample-editions'
import { sampleLocations } from './sample-studio-locations'

type Registration = DataOf<typeof registrations>

const editionId = '2027'
const shed = 'netmenders-shed'
const tier = 'Participating'
const idOf = (at: number) => `r-${generatedArtists().at(at)!.handle}-shed`

/**
 * Registrations in a full building: one artist cannot pay and asks to waive the fee, a free place is offered to another until tomorrow, and
 * two more wait. `artist` is an index of the roll of artists.
 */
const inShed: readonly { readonly artist: number; readonly of: Partial<Registration> & Pick<Registration, 'status'> }[] = [
  {
    artist: -4,
    of: {
      status: 'awaiting_payment',
      waiver: { reason: 'The flood in June took my kiln, and with it the work of the year.', state: 'asked' },
      orderId: 'order-shed',
      audience: 'nonMember',
      priceVersion: 2,
      phaseAtSubmit: 'late',
      submittedAt: instantAt('2027-10-14T09:40'),
    },
  },
  { artist: -5, of: { status: 'offered', offers: 1, offeredUntil: instantAt('2027-10-17T10:05'), waitsFor: shed } },
  { artist: -6, of: { status: 'waitlisted', waitsFor: shed } },
  { artist: -7, of: { status: 'waitlisted', waitsFor: shed, offers: 1 } },
]

export function sampleWaitingList(): SampleDocument[] {
  const { pin, address, quarter } = sampleLocations().buildings[3]!.place
  const at = instantAt('2027-10-14T09:40')
  const site = { name: 'Netmenders’ Shed', city, address: `${address} (rear)`, neighbourhoodId: quarter }
  return [
    sampleDocument(
      sites,
      shed,
      {
        ...site,
        pin: { lat: pin[1] - 0.0011, lng: pin[0] + 0.0008, confidence: 'confirmed' },
        kind: 'group',
        capacity: 2,
        units: ['1', '2'],
        hostId: buildingHost,
      },
      { by: guideEditor, at: instantAt('2027-03-02T10:00') },
    ),
    sampleDocument(places, shed, { takenBy: [idOf(-4), idOf(-5)], line: [idOf(-6), idOf(-7)] }, { by: 'system', at }, { edition: editionId }),
    ...inShed.flatMap(({ artist, of }) => registered(artist, quarter, of)),
    waivedOrder(at),
  ]
}

function registered(artist: number, quarter: string, of: Partial<Registration> & Pick<Registration, 'status'>): SampleDocument[] {
  const { id: personId, name } = generatedArtists().at(artist)!
  const id = idOf(artist)
  const stamp = { by: personId, at: instantAt('2027-05-09T18:00') }
  const place = { neighbourhoodId: quarter, weekendId: String(weekendOf(editionId, quarter)), siteId: shed }
  const data: Registration = { personId, editionId, n: 1, ...place, tier, insuranceOk: true, volunteerHours: 0, ...of }
  return [
    sampleDocument(registrations, id, data, stamp),
    sampleDocument(roster, id, { hostId: buildingHost, editionId, name, status: of.status }, stamp, { site: shed }),
  ]
}

/** The order that the artist who asks for the waiver would pay. */
function waivedOrder(submittedAt: Date): SampleDocument {
  const { id: personId } = generatedArtists().at(-4)!
  const wanted = { id: idOf(-4), n: 1, tier, audience: 'nonMember', phase: 'late', volunteerHours: 0 } as const
  const quote = priceRegistrations([wanted], { version: 2, ...usualPrices() }, '4100')!
  const facts = { quote, idemKey: 'season-shed', method: 'card', personId, email: undefined, versions: {}, orderedAt: submittedAt } as const
  return sampleDocument(orders, 'order-shed', registrationOrder(facts), { by: personId, at: submittedAt })
}
