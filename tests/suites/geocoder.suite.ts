import { beforeEach, describe, expect, it } from 'vitest'
import type { Geocoder } from '../../src/ports/geocoder'

export interface OpenedGeocoder {
  readonly geocoder: Geocoder
  /** Addresses for which this geocoder finds the house, only the houses beside it, only the street, and nothing. */
  readonly addresses: { readonly rooftop: string; readonly interpolated: string; readonly centroid: string; readonly nothing: string }
}

/** The contract of every adapter of the Geocoder port. */
export function geocoderSuite(name: string, open: () => Promise<OpenedGeocoder>): void {
  describe(`Geocoder on ${name}`, () => {
    let opened: OpenedGeocoder
    beforeEach(async () => {
      opened = await open()
    })

    it('answers each address in its place, with how sure it is', async () => {
      const { rooftop, interpolated, centroid, nothing } = opened.addresses
      const found = await opened.geocoder.locate([nothing, rooftop, centroid, interpolated])
      expect(found.map(place => place.found)).toEqual(['nothing', 'rooftop', 'centroid', 'interpolated'])
      const isOnEarth = found.map(place => place.found === 'nothing' || (Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180))
      expect(isOnEarth).toEqual([true, true, true, true])
    })

    it('gives the same address the same place, alone or among others', async () => {
      const { rooftop, interpolated } = opened.addresses
      const [alone] = await opened.geocoder.locate([rooftop])
      const [, again, twice] = await opened.geocoder.locate([interpolated, rooftop, rooftop])
      expect(again).toEqual(alone)
      expect(twice).toEqual(alone)
    })

    it('answers an empty request with nothing', async () => {
      expect(await opened.geocoder.locate([])).toEqual([])
    })

    it('takes a hundred addresses at once', async () => {
      const { rooftop } = opened.addresses
      const found = await opened.geocoder.locate(Array.from({ length: 100 }, () => rooftop))
      expect(found.map(place => place.found)).toEqual(Array.from({ length: 100 }, () => 'rooftop'))
    })
  })
}
