import { describe, expect, it } from 'vitest'
import { printedListing } from '../../../../src/domain/guide/prepress/printed-listing'
import { opening, studio } from '../../../support/small-city'

const place = {
  tz: 'America/Los_Angeles',
  building: { name: 'Rope Mill', address: '17 Quay', neighbourhoodId: 'dock', access: { stepCount: 2 } },
  weekends: [
    { n: 1, neighbourhoodIds: ['hill'] },
    { n: 2, neighbourhoodIds: ['dock'] },
  ],
  neighbourhoods: [
    { id: 'hill', name: 'Hill' },
    { id: 'dock', name: 'Docks' },
  ],
}
const print = (of: Parameters<typeof studio>[1] = {}, known: Partial<typeof place> = place) =>
  printedListing(studio('Tide', of), { tz: place.tz, weekends: place.weekends, neighbourhoods: place.neighbourhoods, ...known })

describe('what the guide on paper says of a listing', () => {
  it('is what its building says where it is silent', () => {
    expect(print({ unit: '4', blurb: 'Salt' })).toEqual({
      weekend: 'Weekend 2',
      neighbourhood: 'Docks',
      name: 'Tide',
      media: [],
      studio: 'Rope Mill',
      address: '17 Quay',
      unit: '4',
      openings: [['2027-10-16', '11:00', '18:00']],
      byAppointment: false,
      blurb: 'Salt',
      access: expect.any(String),
    })
  })
  it('is what it says itself before that', () => {
    const own = print({
      studioName: 'Shed',
      address: '1 Hill',
      neighbourhoodId: 'hill',
      access: { routeIn: 36, doorIn: 36, stepCount: 0, lever: true, turnIn: 60 },
    })
    expect(own).toMatchObject({ studio: 'Shed', address: '1 Hill', neighbourhood: 'Hill', weekend: 'Weekend 1', access: 'full' })
  })
  it('has no neighborhood, weekend or address where nobody knows them, and an empty text where there is none', () => {
    const bare = print({}, { building: undefined as never })
    expect(bare).toEqual({ name: 'Tide', media: [], openings: [['2027-10-16', '11:00', '18:00']], byAppointment: false, blurb: '' })
    expect(print({ neighbourhoodId: 'far' })).not.toHaveProperty('weekend')
  })
  it('has its number as on the map, with the letter of whoever came late', () => {
    expect([print({ mapNumber: 217 }).number, print({ mapNumber: 217, mapSuffix: 'a' }).number, print().number]).toEqual(['217', '217a', undefined])
  })
  it('shortens the address of its first page to what is typed', () => {
    const site = (link: string) => print({ links: [link, 'https://other.example'] }).site
    expect(['https://www.tide.example/', 'http://tide.example/art/', 'https://tide.example/www.'].map(site)).toEqual([
      'tide.example',
      'tide.example/art',
      'tide.example/www.',
    ])
  })
  it('has hours in the zone of the edition', () => {
    expect(print({ openings: [opening('2027-10-16', '11:00', '18:00')] }, { ...place, tz: 'America/New_York' }).openings).toEqual([
      ['2027-10-16', '14:00', '21:00'],
    ])
  })
})
