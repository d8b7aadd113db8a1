import { beforeAll, describe, expect, it } from 'vitest'
import { type ArtSearch, artSearch } from '../../../../src/domain/art/art-search'
import { type ArtCollection, PublishedArt } from '../../../../src/domain/art/published-art'
import { memoryWorld } from '../../../support/memory-world'

/** Scripts that names in the season use. */
const scripts = ['Latin', 'Arabic', 'Hebrew', 'Han', 'Hangul', 'Thai', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Devanagari', 'Tamil']

let collection: ArtCollection
let search: ArtSearch
beforeAll(async () => {
  const { services } = await memoryWorld({ sample: true })
  collection = (await services.get(PublishedArt).collection())!
  search = artSearch(collection, null, '2027-10-16')
})

describe('people are called', () => {
  it.each(scripts)('in %s letters', script => {
    const letters = new RegExp(`\\p{Script=${script}}`, 'u')
    expect(collection.artists.some(({ name }) => letters.test(name))).toBe(true)
  })

  it('by one word, by many, and by more than a card is wide', () => {
    const words = collection.artists.map(({ name }) => name.split(/\s+/).length)
    expect(Math.min(...words)).toBe(1)
    expect(Math.max(...words)).toBeGreaterThanOrEqual(4)
    expect(Math.max(...collection.artists.map(({ name }) => name.length))).toBeGreaterThan(50)
  })
})

describe('they are found', () => {
  it.each([
    ['ليلى', 'layla-al-haddad'],
    ['الحداد', 'layla-al-haddad'],
    ['בן דוד', 'naama-ben-david'],
    ['美玲', 'chen-meiling'],
    ['小川', 'ogawa-chinatsu'],
    ['서윤', 'han-seoyun'],
    ['ศรีสุข', 'kanya-srisuk'],
    ['ткаченко', 'zoriana-tkachenko'],
    ['ΚΑΡΑΓΙΑΝΝΗ', 'elpida-karagianni'],
    ['Գրիգոր', 'anahit-grigoryan'],
    ['ბერიძე', 'nino-beridze'],
    ['जोशी', 'meera-joshi'],
    ['முருகன்', 'kavitha-murugan'],
    ['nguyen thi bich', 'nguyen-thi-bich-phuong'],
    ['osun adeyemi', 'osun-adeyemi'],
    ['kaiulani', 'kaiulani-naone'],
    ["o'donaill", 'maire-odonaill'],
    ['jose de la cruz angeles', 'maria-jose-de-la-cruz'],
    ['ayu', 'ayu'],
    ['featherstonehaugh', 'wilhelmina-featherstonehaugh'],
  ])('by %s', (text, handle) => expect(search.ask({ text }).artists.map(found => found.handle)).toContain(handle))
})

it('people are sorted by last name in the same order everywhere, also those with only one name', () => {
  const sorted = collection.artists.map(({ sortName }) => sortName)
  expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare))
  expect(sorted).toContain('Ayu')
  expect(sorted.indexOf('Adéyẹmí, Ọ̀ṣun')).toBeLessThan(sorted.indexOf('Ayu'))
  expect(new Set(collection.artists.map(({ handle }) => handle)).size).toBe(collection.artists.length)
})
