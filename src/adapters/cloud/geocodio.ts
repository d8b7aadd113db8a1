import { defineSecret } from 'firebase-functions/params'
import { PortError } from '../../ports/errors'
import { type FoundPlace, type Geocoder, noGeocoder } from '../../ports/geocoder'

/** The API key of our Geocodio account. */
export const geocoderKey = defineSecret('GEOCODER_KEY')

/** The time limit of one request, in milliseconds. */
const patience = 20_000
const service = 'https://api.geocod.io'

/** Geocodio's types of matches and our confidence for each. All other types mean the middle of a street, of a place or of a county. */
const kinds: Readonly<Record<string, 'rooftop' | 'interpolated'>> = {
  rooftop: 'rooftop',
  point: 'rooftop',
  range_interpolation: 'interpolated',
  nearest_rooftop_match: 'interpolated',
}
/** Geocodio advises to check matches below this accuracy (0 to 1): the house may be on another street. */
const sure = 0.8

interface Match {
  readonly location: { readonly lat: number; readonly lng: number }
  readonly accuracy: number
  readonly accuracy_type: string
}

/** The Geocoder port on Geocodio (geocod.io), by its batch request. Geocodio's terms allow its results to be stored and shown on any map. */
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

/** The geocoder of this host; `undefined` if the key is missing, or is the placeholder `none`. */
export function cloudGeocoder(env: Readonly<Record<string, string | undefined>>): Geocoder {
  const key = env['GEOCODER_KEY']?.trim() ?? ''
  return key === '' || key === 'none' ? noGeocoder : new Geocodio(key)
}
