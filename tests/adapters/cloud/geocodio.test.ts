import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cloudGeocoder, Geocodio } from '../../../src/adapters/cloud/geocodio'
import { expectPortError } from '../../suites/expect-port-error'
import { geocoderSuite } from '../../suites/geocoder.suite'
import { GeocodioDouble } from './geocodio-double'

const addresses = {
  rooftop: '1890 Bryant Street, San Francisco',
  interpolated: '1892 Bryant Street, San Francisco',
  centroid: 'Bryant Street, San Francisco',
  nothing: '1 Nowhere, San Francisco',
}

let double: GeocodioDouble
beforeAll(async () => {
  double = await GeocodioDouble.open()
  double.known.set(addresses.rooftop, { kind: 'rooftop', accuracy: 1 })
  double.known.set(addresses.interpolated, { kind: 'range_interpolation', accuracy: 0.9 })
  double.known.set(addresses.centroid, { kind: 'street_center', accuracy: 0.7 })
})
afterAll(() => double.close())
const geocoder = (key = 'key-of-the-double') => new Geocodio(key, double.origin)

geocoderSuite('Geocodio, as our double of it answers', async () => ({ geocoder: geocoder(), addresses }))

describe('Geocodio', () => {
  beforeEach(() => double.failures.splice(0))

  it('is given the key in a header, never in an address that logs keep', async () => {
    await geocoder().locate([addresses.rooftop])
    expect(double.last?.headers.authorization).toBe('Bearer key-of-the-double')
    expect(double.last?.url).not.toContain('key')
  })

  it('counts as having found the house only if it is sure', async () => {
    double.known.set('1 Unsure Street, San Francisco', { kind: 'rooftop', accuracy: 0.6 })
    expect((await geocoder().locate(['1 Unsure Street, San Francisco']))[0]?.found).toBe('interpolated')
  })

  it('distinguishes a refused key, a used-up allowance and an unavailable service', async () => {
    await expectPortError(geocoder('another key').locate([addresses.rooftop]), 'geocoder', 'failed-precondition')
    for (const [status, code] of [
      [429, 'resource-exhausted'],
      [402, 'resource-exhausted'],
      [503, 'unavailable'],
      [0, 'unavailable'],
      [422, 'unknown'],
    ] as const) {
      double.failures.push(status)
      await expectPortError(geocoder().locate([addresses.rooftop]), 'geocoder', code)
    }
  })

  it('is not used without a key, or with the word none in its place', () => {
    for (const key of [undefined, '', ' none\n']) expect(cloudGeocoder({ GEOCODER_KEY: key }).service).toBe('none')
    expect(cloudGeocoder({ GEOCODER_KEY: 'abc' }).service).toBe('geocodio')
  })
})
