import type { AccessFacts } from '../../../../domain/accessibility/access-facts'
import { sites } from '../../../../domain/guide/listings.collection'
import { Pins } from '../city/choose-pins'
import type { Point } from '../city/outlines'
import { generatedArtists } from '../people/generate-artists'
import { buildingHost, guideEditor } from '../people/sample-cast'
import { Random } from '../random'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { city } from '../sample-organisation'
import { buildingWords, doorNotes, quarterWords } from '../texts/city'

/** Where a studio is: a place of its own, or a unit in a building. */
export interface SampleLocation {
  readonly quarter: string
  readonly pin: Point
  readonly address: string
  readonly building?: string
  readonly unit?: string
  readonly doorNote?: string
  readonly access?: AccessFacts
}

const facts: Readonly<Record<string, AccessFacts | undefined>> = {
  full: { routeIn: 44, doorIn: 36, stepCount: 0, lever: true, turnIn: 66, parking: true, restroom: true },
  partial: { routeIn: 38, doorIn: 33, stepCount: 0, lever: true, restroom: false, note: 'Turning space inside depends on the day’s hanging.' },
  steps: { routeIn: 36, doorIn: 31, stepCount: 14, lever: false, note: 'Artists bring works down to the street: please ring.' },
  unmeasured: undefined,
}
const ownFacts: readonly (AccessFacts | undefined)[] = [
  undefined,
  undefined,
  { routeIn: 40, doorIn: 34, stepCount: 0, lever: true, turnIn: 60, parking: true },
  { routeIn: 36, doorIn: 32, stepCount: 0, lever: true, turnIn: 62, restroom: true },
  { routeIn: 38, doorIn: 32, stepCount: 0, lever: false, turnIn: 48 },
  { doorIn: 30, stepCount: 2, lever: true },
  { routeIn: 30, doorIn: 29, stepCount: 5, lever: false, note: 'Narrow stairs with one rail.' },
  { stepCount: 1, note: 'One step; there is a wooden ramp, ring and I put it out.' },
]

interface Building {
  readonly words: (typeof buildingWords)[number]
  readonly place: Omit<SampleLocation, 'unit'>
}

let found: { readonly buildings: readonly Building[]; readonly homes: ReadonlyMap<string, SampleLocation> } | undefined

/** The buildings, and for every artist the place that they keep from year to year. */
export function sampleLocations() {
  found ??= find()
  return found
}

function find() {
  const pins = new Pins()
  const buildings = buildingWords.map(words => {
    const random = new Random(`building ${words.id}`)
    const access = facts[words.access]
    const place = {
      quarter: words.quarter,
      pin: pins.next(words.quarter, words.id, 260),
      address: addressIn(words.quarter, random),
      building: words.id,
    }
    return { words, place: { ...place, doorNote: words.door, ...(access && { access }) } }
  })
  const rooms = buildings.flatMap(({ words, place }) =>
    Array.from({ length: words.studios }, (_, i) => ({
      ...place,
      unit: words.studios > 5 ? `${Math.floor(i / 8) + 1}${String((i % 8) + 1).padStart(2, '0')}` : `${i + 1}`,
    })),
  )
  const homes = new Map<string, SampleLocation>()
  generatedArtists().forEach(({ id, handle }, i) => {
    // the first artist has a place of their own, as do most of those who are left when the rooms are assigned
    const room = i === 0 ? undefined : rooms[i - 1]
    homes.set(id, room ?? ownPlace(pins, handle, quarterWords[i % quarterWords.length]!.id))
  })
  return { buildings, homes }
}

function ownPlace(pins: Pins, handle: string, quarter: string): SampleLocation {
  const random = new Random(`home ${handle}`)
  const access = random.pick(ownFacts)
  return {
    quarter,
    pin: pins.next(quarter, handle, 90),
    address: addressIn(quarter, random),
    doorNote: random.pick(doorNotes),
    ...(access && { access }),
  }
}

function addressIn(quarter: string, random: Random): string {
  const streets = quarterWords.find(({ id }) => id === quarter)!.streets
  return `${random.whole(2, 98) * 20 + random.whole(1, 19)} ${random.pick(streets)}`
}

export const sampleSites = (): SampleDocument[] =>
  sampleLocations().buildings.map(({ words, place }, i) =>
    sampleDocument(
      sites,
      words.id,
      {
        name: words.name,
        city,
        address: place.address,
        neighbourhoodId: place.quarter,
        pin: { lat: place.pin[1], lng: place.pin[0], confidence: 'confirmed' },
        kind: words.kind,
        capacity: words.studios + 2,
        hostId: i === 0 ? buildingHost : undefined,
        access: place.access,
      },
      { by: guideEditor, at: instantAt('2026-02-10T10:00') },
    ),
  )
