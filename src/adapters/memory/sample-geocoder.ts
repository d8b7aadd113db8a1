import { houseMatchKey, streetMatchKey } from '../../domain/people/match-keys'
import { grouped } from '../../domain/shared/grouped'
import { fold } from '../../domain/shared/text/fold-accents'
import type { FoundPlace, Geocoder } from '../../ports/geocoder'

type LngLat = readonly [lng: number, lat: number]
interface House {
  readonly key: string
  readonly number: number
  readonly at: LngLat
}
interface Streets {
  readonly city: string
  readonly houses: ReadonlyMap<string, readonly House[]>
  /** The center of the quarter, for streets without known houses. */
  readonly middles: ReadonlyMap<string, LngLat>
}

/** A geocoder of the sample city, by the houses of its artists. The same address always gives the same result. */
export class SampleGeocoder implements Geocoder {
  readonly service = 'street-index'
  private streets: Promise<Streets> | undefined

  async locate(addresses: readonly string[]): Promise<readonly FoundPlace[]> {
    const streets = await (this.streets ??= sampleStreets())
    return addresses.map(address => located(address, streets))
  }
}

function located(address: string, { city, houses, middles }: Streets): FoundPlace {
  const [line = '', ...rest] = address.split(',')
  if (!fold(rest.join(',')).includes(fold(city))) return { found: 'nothing' }
  const street = streetMatchKey(line)
  const number = Number.parseInt(line, 10)
  const known = houses.get(street) ?? []
  const house = known.find(({ key }) => key === houseMatchKey(line))
  if (house) return place('rooftop', house.at)
  if (known.length > 1 && Number.isFinite(number)) return place('interpolated', between(known, number))
  const middle = middleOf(known) ?? middles.get(street)
  return middle ? place('centroid', middle) : { found: 'nothing' }
}

/** A point between the two houses with the nearest numbers; beyond the end of the street, beside its last house. */
function between(houses: readonly House[], number: number): LngLat {
  const below = houses.findLast(house => house.number <= number) ?? houses[0]!
  const above = houses.find(house => house.number > number) ?? houses.at(-1)!
  const part = above.number === below.number ? 0 : Math.max(0, Math.min(1, (number - below.number) / (above.number - below.number)))
  return [below.at[0] + (above.at[0] - below.at[0]) * part, below.at[1] + (above.at[1] - below.at[1]) * part]
}

const middleOf = (houses: readonly House[]): LngLat | undefined =>
  houses.length === 0
    ? undefined
    : [houses.reduce((sum, { at }) => sum + at[0], 0) / houses.length, houses.reduce((sum, { at }) => sum + at[1], 0) / houses.length]

/** To five decimals, about a meter. */
const place = (found: 'rooftop' | 'interpolated' | 'centroid', [lng, lat]: LngLat): FoundPlace => ({
  found,
  lat: Math.round(lat * 1e5) / 1e5,
  lng: Math.round(lng * 1e5) / 1e5,
})

async function sampleStreets(): Promise<Streets> {
  const [{ sampleLocations }, { outlineOf }, { quarterWords }, { city }] = await Promise.all([
    import('./sample/guide/sample-studio-locations'),
    import('./sample/city/outlines'),
    import('./sample/texts/city'),
    import('./sample/sample-organisation'),
  ])
  const { homes, buildings } = sampleLocations()
  const doors = [...homes.values(), ...buildings.map(building => building.place)].map(({ address, pin }) => ({
    key: houseMatchKey(address),
    street: streetMatchKey(address),
    number: Number.parseInt(address, 10),
    at: pin,
  }))
  const houses = grouped(doors, ({ street }) => street)
  const middles = quarterWords.flatMap(({ id, streets }) => {
    const ring = outlineOf(id)[0]![0]!
    const at: LngLat = [ring.reduce((sum, [lng]) => sum + lng, 0) / ring.length, ring.reduce((sum, [, lat]) => sum + lat, 0) / ring.length]
    return streets.map(street => [streetMatchKey(street), at] as const)
  })
  return {
    city,
    houses: new Map([...houses].map(([street, some]) => [street, some.toSorted((a, b) => a.number - b.number)])),
    middles: new Map(middles),
  }
}
