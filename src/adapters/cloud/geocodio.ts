import { defineSecret } from 'firebase-functions/params'
import { PortError } from '../../ports/errors'
import { type FoundPlace, type Geocoder, noGeocoder } from '../../ports/geocoder'

/** The key of the account at Geocodio. */
export const geocoderKey = defineSecret('GEOCODER_KEY')

/** Milliseconds for one request. */
const patience = 20_000
const service = 'https://api.geocod.io'

/** What Geocodio says of a match, and what it is for us. Its other types are middles of a street, a place or a county. */
const kinds: Readonly<Record<string, 'rooftop' | 'interpolated'>> = {
  rooftop: 'rooftop',
  point: 'rooftop',
  range_interpolation: 'interpolated',
  nearest_rooftop_match: 'interpolated',
}
/** Below this accuracy (0 to 1) Geocodio advises to check a match: it may be the house of another street. */
const sure = 0.8

interface Match {
  readonly location: { readonly lat: number; readonly lng: number }
  readonly accuracy: number
  readonly accuracy_type: string
}

/** Geocodio (geocod.io) by its batch request. Its terms let answers be stored and shown on any map. */
export class Geocodio implements Geocoder {
  readonly service = 'geocodio'

  constructor(
    private readonly key: string,
    private readonly origin = service,
  ) {}

  async locate(addresses: readonly string[]): Promise<readonly FoundPlace[]> {
    if (addresses.length === 0) return []
    const { results } = await this.ask(addresses)
    if (results?.length !== addresses.length) throw new PortError('geocoder', 'unknown', 'another number of answers than of addresses')
    return results.map(({ response }) => placeOf(response?.results?.[0]))
  }

  private async ask(addresses: readonly string[]) {
    const answer = await fetch(`${this.origin}/v1.7/geocode?limit=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(addresses),
      signal: AbortSignal.timeout(patience),
    }).catch((cause: unknown) => {
      throw new PortError('geocoder', 'unavailable', 'the geocoder cannot be reached', { cause })
    })
    if (!answer.ok) throw new PortError('geocoder', codeOf(answer.status), `the geocoder answered ${answer.status}`)
    return (await answer.json().catch((cause: unknown) => {
      throw new PortError('geocoder', 'unavailable', 'the answer was cut off', { cause })
    })) as { readonly results?: readonly { readonly response?: { readonly results?: readonly Match[] } }[] }
  }
}

const codeOf = (status: number) =>
  status === 401 || status === 403
    ? 'failed-precondition'
    : status === 429 || status === 402
      ? 'resource-exhausted'
      : status >= 500
        ? 'unavailable'
        : 'unknown'

function placeOf(match: Match | undefined): FoundPlace {
  if (!match) return { found: 'nothing' }
  const { lat, lng } = match.location
  const kind = kinds[match.accuracy_type] ?? 'centroid'
  return { found: kind === 'rooftop' && match.accuracy < sure ? 'interpolated' : kind, lat, lng }
}

/** The geocoder of this host; none where the key is the word `none` that stands for it. */
export function cloudGeocoder(env: Readonly<Record<string, string | undefined>>): Geocoder {
  const key = env['GEOCODER_KEY']?.trim() ?? ''
  return key === '' || key === 'none' ? noGeocoder : new Geocodio(key)
}
