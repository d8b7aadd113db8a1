import { expect, it } from 'vitest'
import { buildFacets, type FacetName } from '../../../../src/domain/guide/reading/guide-facets'
import { card, guideIndex, weekend } from '../guide-index'

const hood = (id: string, name: string, order: number) => ({ id, name, order, colour: 'red' as const })
const facets = buildFacets(
  guideIndex({
    weekends: [weekend(2), weekend(1), weekend(3)],
    neighbourhoods: [hood('hill', 'Mill Hill', 2), hood('docks', 'The Docks', 1), hood('far', 'Far End', 3)] as never,
    listings: [
      card('a', {
        weekends: [1, 2],
        openings: [
          ['2027-10-17', '11:00', '18:00'],
          ['2027-10-16', '11:00', '13:00'],
          ['2027-10-16', '15:00', '18:00'],
        ],
        neighbourhoodId: 'hill',
        media: ['Zinc', 'Ähren', 'Clay'],
        tags: ['demo'],
        facilities: ['Café'],
        access: 'full',
        ticketed: true,
      }),
      card('b', { weekends: [2], neighbourhoodId: 'docks', media: ['Clay'], access: 'partial' }),
      card('c', { access: 'none', neighbourhoodId: 'unknown' }),
    ],
  }),
)
const labels = (name: FacetName) => facets[name].choices.map(({ label }) => label)
/** The values that each of the three listings has. */
const ofCards = (name: FacetName) => facets[name].ofCard.map(places => places.map(at => facets[name].choices[at]!.value))

it('weekends come in their order, neighborhoods in the edition’s, and the others by the alphabet, as far as a listing has them', () => {
  expect([labels('weekend'), labels('neighbourhood')]).toEqual([
    ['Weekend 1', 'Weekend 2'],
    ['The Docks', 'Mill Hill'],
  ])
  expect([labels('date'), labels('medium'), labels('kind'), labels('facility')]).toEqual([
    ['2027-10-16', '2027-10-17'],
    ['Ähren', 'Clay', 'Zinc'],
    ['demo'],
    ['Café'],
  ])
})

it('each listing has each of its values once', () => {
  expect(ofCards('weekend')).toEqual([['1', '2'], ['2'], []])
  expect(ofCards('date')).toEqual([['2027-10-17', '2027-10-16'], [], []])
  expect(ofCards('neighbourhood')).toEqual([['hill'], ['docks'], []])
  expect(ofCards('medium')).toEqual([['Zinc', 'Ähren', 'Clay'], ['Clay'], []])
  expect([ofCards('kind'), ofCards('facility')]).toEqual([
    [['demo'], [], []],
    [['Café'], [], []],
  ])
})

it('full access is partial access too, and what asks for no ticket says so', () => {
  expect(labels('access')).toEqual(['full', 'partial'])
  expect(ofCards('access')).toEqual([['full', 'partial'], ['partial'], []])
  expect(ofCards('ticketed')).toEqual([['yes'], ['no'], ['no']])
})
