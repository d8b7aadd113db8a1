import { describe, expect, it } from 'vitest'
import type { GuideCard, GuideDetail, GuideIndex, PublishedEvent } from '../../../src/domain/guide/publishing/guide-snapshot-types'
import { mapEdition } from '../../../src/domain/guide/reading/edition-for-map'
import { guideAgenda } from '../../../src/domain/guide/reading/guide-agenda'
import { guideArticle } from '../../../src/domain/guide/reading/guide-article'
import { guidePageData } from '../../../src/domain/guide/reading/listing-page-data'
import { weekendCards } from '../../../src/domain/guide/reading/weekend-cards'
import type { RichText } from '../../../src/domain/shared/text/rich-text-types'
import { card, guideIndex, weekend } from './guide-index'

const tz = 'America/Los_Angeles'
const picture = { src: '/work.svg', alt: 'A work', width: 4, height: 5 }
const blurb = 'Prints and the stones they come from.'
const studioCard = (n: number, of: Partial<GuideCard> = {}) => card(`s${n}`, { number: String(n), blurb, picture, neighbourhoodId: 'harbour', ...of })
const studios = Array.from({ length: 300 }, (_, i) => studioCard(i + 1))
const harbour = { id: 'harbour', name: 'Harbour', colour: '#123456', order: 1, outline: [] }
const mill = { id: 'mill', name: 'The mill', address: '1 Weir', number: '7', pin: [0, 0] as const }
const noon = new Date('2027-10-16T12:00:00-07:00')

const noDetail = () => Promise.resolve(undefined)
const letters = (value: unknown) => JSON.stringify(value).length

describe('the data of one place in the guide', () => {
  it('is the studio with its neighboring stops, and not the other three hundred', async () => {
    const detail = { id: 's150', openings: [], links: ['https://ink.example'], works: [] } satisfies GuideDetail
    const sheet = await guidePageData(
      guideIndex({ listings: studios, neighbourhoods: [harbour] }),
      '150',
      async id => (id === 's150' ? detail : undefined),
      noDetail,
    )
    expect(sheet).toMatchObject({ kind: 'listing', neighbourhood: 'Harbour', card: { id: 's150', blurb }, detail, others: [] })
    expect(sheet?.stops.map(({ number }) => number)).toEqual(['148', '149', '150', '151', '152'])
    expect(letters(sheet)).toBeLessThan(1500)
  })

  it('of a studio in a building includes the other studios there, by unit', async () => {
    const listings = [
      studioCard(7, { id: 'b', siteId: 'mill', unit: '2' }),
      studioCard(7, { id: 'a', siteId: 'mill', unit: '1' }),
      studioCard(7, { id: 'c', siteId: 'mill', unit: '10' }),
    ]
    const sheet = await guidePageData(guideIndex({ listings, sites: [mill] }), 'a', noDetail, noDetail)
    expect(sheet).toMatchObject({ kind: 'listing', site: { name: 'The mill' }, others: [{ id: 'b' }, { id: 'c' }] })
  })

  it('of a number with several studios is the building', async () => {
    const at = [1, 2] as const
    const listings = [
      studioCard(7, { id: 'b', unit: '2', pin: at }),
      studioCard(7, { id: 'a', unit: '1', openings: [['2027-10-16', '11:00', '18:00']] }),
    ]
    const sheet = await guidePageData(guideIndex({ listings, neighbourhoods: [harbour] }), '7', noDetail, noDetail)
    expect(sheet).toMatchObject({
      kind: 'building',
      number: '7',
      neighbourhood: 'Harbour',
      studios: [
        { id: 'a', openings: [['2027-10-16', '11:00', '18:00']] },
        { id: 'b', pin: at },
      ],
    })
  })

  it('of a building says how visitors get in, as it was published with the building', async () => {
    const listings = [studioCard(7, { id: 'b', siteId: 'mill' }), studioCard(7, { id: 'a', siteId: 'mill' })]
    const detail = { doorNote: 'Ring twice.', access: { stepCount: 2 }, entrance: picture }
    const sheet = await guidePageData(guideIndex({ listings, sites: [mill] }), '7', noDetail, async id => (id === 'mill' ? detail : undefined))
    expect(sheet).toMatchObject({ kind: 'building', detail })
  })

  it.each(['301', 'nobody', '2027'])('is undefined at %s', async id => {
    expect(await guidePageData(guideIndex({ listings: studios }), id, noDetail, noDetail)).toBeUndefined()
  })
})

describe('the map of an edition', () => {
  const opened: GuideIndex = guideIndex({
    listings: [
      studioCard(2, { id: 'second', unit: '10' }),
      studioCard(2, { id: 'first', unit: '9', media: ['Ink'], facilities: ['Restroom'] }),
      card('unnumbered', { media: ['Glass'] }),
      studioCard(1),
    ],
  })

  it('has every place in walking order, without the fields that only its own page shows', () => {
    const map = mapEdition(opened)
    expect(map.listings.map(({ id }) => id)).toEqual(['s1', 'first', 'second', 'unnumbered'])
    expect(JSON.stringify(map)).not.toContain(blurb)
  })

  it('has the pictures of the rows that come first; those of later rows come with the whole index', () => {
    const { listings } = mapEdition(guideIndex({ listings: Array.from({ length: 26 }, (_, i) => studioCard(i + 1)) }))
    expect(listings.filter(({ picture: shown }) => shown?.src === picture.src).map(({ number }) => number)).toEqual(
      Array.from({ length: 24 }, (_, i) => String(i + 1)),
    )
  })

  it('has the filter choices, and knows which would exclude no listing', () => {
    const { facets } = mapEdition(opened)
    expect(facets.medium).toEqual({
      choices: [
        { value: 'Glass', label: 'Glass' },
        { value: 'Ink', label: 'Ink' },
      ],
      narrows: true,
    })
    expect(facets.facility.narrows).toBe(true)
    expect(facets.ticketed).toEqual({ choices: [{ value: 'no', label: 'no' }], narrows: false })
  })
})

describe('the weekends of an edition', () => {
  it('have their counts: studios, buildings, numbers, and three studios each', () => {
    const listings = [
      ...studios.slice(0, 20).map(one => ({ ...one, weekends: [1] })),
      studioCard(30, { weekends: [1], siteId: 'mill' }),
      studioCard(31, { weekends: [2] }),
    ]
    const weekends = [{ ...weekend(1, ['2027-10-16', '11:00', '18:00']), neighbourhoodIds: ['harbour'] }, weekend(2)]
    const [first, second] = weekendCards(guideIndex({ listings, weekends, neighbourhoods: [harbour] }), noon).weekends
    expect(first).toMatchObject({ studios: 21, buildings: 1, numbers: ['1', '30'], hoods: [{ id: 'harbour', name: 'Harbour', colour: '#123456' }] })
    expect(first?.featured).toHaveLength(3)
    expect(second).toMatchObject({ studios: 1, buildings: 0, hoods: [] })
    expect(second).not.toHaveProperty('numbers')
  })
})

describe('the events of an edition', () => {
  const event = (id: string, listingId?: string): PublishedEvent => {
    const at = { local: '2027-10-16T11:00', tz, utc: '2027-10-16T18:00:00.000Z' }
    return { id, title: id, summary: '', start: at, end: at, venue: 'The yard', tags: [], ...(listingId !== undefined && { listingId }) }
  }

  it('include their studio, if the edition has it', () => {
    const agenda = guideAgenda(guideIndex({ listings: studios, events: [event('talk', 's3'), event('walk'), event('gone', 'none')] }))
    expect(agenda.studios).toBe(300)
    expect(agenda.events.map(({ id, studio }) => [id, studio])).toEqual([
      ['talk', { id: 's3', number: '3' }],
      ['walk', undefined],
      ['gone', undefined],
    ])
  })
})

describe('an article of an edition', () => {
  const article = (id: string, listingIds: readonly string[] = []) => ({
    id,
    title: `On ${id}`,
    standfirst: '',
    author: 'N. Reader',
    minutes: 2,
    listingIds,
  })
  const index = guideIndex({ listings: studios, articles: [article('ink', ['s9', 'none', 's2']), article('glass')] })
  const text: RichText = { type: 'doc', content: [] }

  it('has its text, its studios in its own order, and the next article', async () => {
    const found = await guideArticle(index, 'ink', async () => text)
    expect(found).toMatchObject({ text, studios: [{ id: 's9' }, { id: 's2' }], next: { id: 'glass', title: 'On glass' } })
    expect(letters(found)).toBeLessThan(700)
  })

  it('has the first article as the next of the last, and is undefined if it does not exist', async () => {
    expect((await guideArticle(index, 'glass', async () => undefined))?.next.id).toBe('ink')
    expect(await guideArticle(index, 'none', async () => text)).toBeUndefined()
  })
})
