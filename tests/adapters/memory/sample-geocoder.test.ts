import { sampleLocations } from '../../../src/adapters/memory/sample/guide/sample-studio-locations'
import { city } from '../../../src/adapters/memory/sample/sample-organisation'
import { SampleGeocoder } from '../../../src/adapters/memory/sample-geocoder'
import { streetMatchKey } from '../../../src/domain/people/match-keys'
import { grouped } from '../../../src/domain/shared/grouped'
import { geocoderSuite } from '../../suites/geocoder.suite'

geocoderSuite('the street index of the sample city', async () => {
  const houses = [...sampleLocations().homes.values()].map(({ address }) => address)
  const [street] = [...grouped(houses, streetMatchKey).values()].filter(some => new Set(some).size > 1)
  const [house] = street!
  const name = house!.slice(house!.indexOf(' ') + 1)
  return {
    geocoder: new SampleGeocoder(),
    addresses: {
      rooftop: `${house}, ${city}`,
      interpolated: `3 ${name}, ${city}`,
      centroid: `${name}, ${city}`,
      nothing: `12 Nowhere Street, ${city}`,
    },
  }
})
