import { PortError } from './errors'

/**
 * What a service knows of an address. `rooftop`: the house itself. `interpolated`: a guess between houses that it knows. `centroid`: the middle
 * of a street, a postcode or a part of the city.
 */
export type FoundPlace =
  | { readonly found: 'rooftop' | 'interpolated' | 'centroid'; readonly lat: number; readonly lng: number }
  | { readonly found: 'nothing' }

/** Finds where addresses are; used by handlers only. */
export interface Geocoder {
  /** `none`: this host has no key, so every pin is placed by hand. */
  readonly service: 'street-index' | 'geocodio' | 'none'
  /**
   * Answers in the order of the addresses, at most 100 of them, each with its city. Rejects with `resource-exhausted` of the port `geocoder` where the
   * service answers no more for now, with `unavailable` where it cannot be reached, and with `failed-precondition` where it refuses the key.
   */
  locate(addresses: readonly string[]): Promise<readonly FoundPlace[]>
}

/** The geocoder of a host without a key. */
export const noGeocoder: Geocoder = {
  service: 'none',
  locate: async () => {
    throw new PortError('geocoder', 'failed-precondition', 'there is no geocoder')
  },
}
