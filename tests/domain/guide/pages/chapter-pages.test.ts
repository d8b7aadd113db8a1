import { describe, expect, it } from 'vitest'
import { chapterDrafts } from '../../../../src/domain/guide/pages/chapter-pages'
import { pageCapacity } from '../../../../src/domain/guide/pages/page-capacity'
import type { GuideCard, GuideIndex } from '../../../../src/domain/guide/publishing/guide-snapshot-types'
import { card, guideIndex, weekend } from '../guide-index'

const hoods = [
  { id: 'hill', name: 'Mill Hill', order: 2, colour: 'red' },
  { id: 'docks', name: 'The Docks', order: 1, colour: 'blue' },
] as never
const pin = (n: number) => [n / 1000, 0] as const
const studio = (id: string, number: string | undefined, of: Partial<GuideCard> = {}) =>
  card(id, { ...(number !== undefined && { number, pin: pin(Number.parseInt(number, 10)) }), ...of })

/** The pages of the chapters, each in a line; a page with cards lies on the page of their first number. */
function pagesOf(of: Partial<GuideIndex>) {
  const input = {
    guide: guideIndex({ neighbourhoods: hoods, ...of }),
    organisation: { name: 'The Society', sponsors: [] },
    details: new Map(),
    articleTexts: new Map(),
    adPages: [],
  }
  const listings = new Map(input.guide.listings.map(one => [one.id, one]))
  const keys: string[] = []
  const references = { ofKey: (key: string) => keys.push(key), ofListing: (id: string) => Number.parseInt(listings.get(id)?.number ?? '0', 10) }
  return chapterDrafts(input).map(draft => ({ ...draft, page: draft.content(references as never) }))
}
const said = (of: Partial<GuideIndex>) =>
  pagesOf(of).map(({ page, entries = [], beginsSpread }) => {
    const contents = entries.map(({ title, level }) => `${'>'.repeat(level)} ${title}`).join()
    const what =
      page.kind === 'chapter'
        ? `${page.title}${page.weekend === undefined ? '' : ` of ${page.weekend}`}: ${page.neighbourhoods.map(({ name, listings }) => `${name} ${listings}`).join(', ')}`
        : page.kind === 'map'
          ? `${page.title}${page.isOverview ? ' (all)' : ''}: ${page.places.map(({ number }) => number).join(' ')}`
          : page.kind === 'listings'
            ? `${page.chapter}, ${page.title}: ${page.rows.map(row => row.map(({ name }) => name).join('+')).join(' ')}`
            : page.kind === 'index'
              ? `${page.title}: ${page.columns
                  .flat()
                  .map(line => ('text' in line ? line.text : line.heading))
                  .join(', ')}`
              : ''
    return `${beginsSpread ? '| ' : ''}${page.kind} ${what} ${contents}`.trim()
  })

describe('the chapters of a guide', () => {
  it('are its weekends in their order, each with its neighborhoods in theirs, and what lies in none at the end', () => {
    const listings = [
      studio('c', '3', { weekends: [1], neighbourhoodId: 'hill' }),
      studio('a', '1', { weekends: [1], neighbourhoodId: 'docks' }),
      studio('b', '2', { weekends: [1], neighbourhoodId: 'docks' }),
      studio('d', '4', { weekends: [1], neighbourhoodId: 'gone' }),
      studio('e', '5', { weekends: [1] }),
    ]
    expect(said({ weekends: [weekend(2), weekend(1)], listings })).toEqual([
      '| chapter Weekend 1 of 1: The Docks 2, Mill Hill 1, Elsewhere 2 > Weekend 1',
      'map Weekend 1 (all): 1 2 3 4 5',
      'map The Docks: 1 2 >> The Docks',
      'listings Weekend 1, The Docks: a+b',
      'map Mill Hill: 3 >> Mill Hill',
      'listings Weekend 1, Mill Hill: c',
      'map Elsewhere: 4 5 >> Elsewhere',
      'listings Weekend 1, Elsewhere: d+e',
    ])
  })
  it('have a card once, in the first of its weekends, and name it in the others', () => {
    const listings = [studio('both', '1', { weekends: [1, 2] }), studio('late', '2', { weekends: [2] })]
    const pages = said({ weekends: [weekend(1), weekend(2), weekend(3)], listings })
    expect(pages.filter(page => page.startsWith('listings'))).toEqual(['listings Weekend 1, Weekend 1: both', 'listings Weekend 2, Weekend 2: late'])
    expect(pages.filter(page => page.startsWith('index'))).toEqual([
      expect.stringContaining('Also open: Weekend 2: Their cards are in earlier chapters, both'),
    ])
    expect(said({ weekends: [weekend(1), weekend(2)], listings: [studio('both', '1', { weekends: [1, 2] })] }).at(-1)).toContain(
      'Also open: Weekend 2',
    )
  })
  it('end with those who are open on no weekend, by what they are', () => {
    const by = { byAppointment: true } as const
    const titles = (weekends: number, ...listings: readonly GuideCard[]) =>
      said({ weekends: Array.from({ length: weekends }, (_, i) => weekend(i + 1)), listings }).filter(page => page.includes('chapter'))
    expect(titles(1, card('a', by))).toEqual(['chapter By appointment: By appointment 1 > By appointment'])
    expect(titles(1, card('a', by), card('b'))).toEqual([expect.stringContaining('By appointment and on other days 2')])
    expect(titles(0, card('a', by))).toEqual(['chapter Studios: Studios 1 > Studios'])
    expect(titles(2)).toEqual([])
  })
  it('without a pin have no map, and begin on any page', () => {
    expect(said({ weekends: [weekend(1)], listings: [card('a', { weekends: [1], neighbourhoodId: 'docks' })] })).toEqual([
      'chapter Weekend 1 of 1: The Docks 1 > Weekend 1',
      'listings Weekend 1, The Docks: a >> The Docks',
    ])
  })
})

describe('a map', () => {
  it('has one pin for the studios of a building, with the pages of their cards', () => {
    const listings = ['b', 'a']
      .map(id => studio(id, '7', { weekends: [1] }))
      .concat(card('no pin', { weekends: [1], number: '8' }), studio('x', '17', { weekends: [1] }))
    const [, overview] = pagesOf({ weekends: [weekend(1)], listings })
    expect(overview?.page).toMatchObject({
      kind: 'map',
      weekend: 1,
      places: [
        { number: '7', pin: pin(7), listingIds: expect.arrayContaining(['a', 'b']), pages: [7] },
        { number: '17', listingIds: ['x'], pages: [17] },
      ],
    })
  })
  it('that would have too many numbers is divided into maps of about the same size, each named by its range', () => {
    const count = pageCapacity.mapNumbers + 1
    const many = (of: Partial<GuideCard>) => Array.from({ length: count }, (_, i) => studio(`s${i}`, String(i + 1), { weekends: [1], ...of }))
    const half = Math.ceil(count / 2)
    const maps = (of: Partial<GuideCard>) =>
      said({ weekends: [weekend(1)], listings: many(of) }).flatMap(page => /^map ([^(]*?): /.exec(page)?.[1] ?? [])
    expect(maps({})).toEqual([`Numbers 1–${half}`, `Numbers ${half + 1}–${count}`])
    expect(maps({ neighbourhoodId: 'docks' })).toEqual([`The Docks, 1–${half}`, `The Docks, ${half + 1}–${count}`])
    const exact = many({}).slice(0, pageCapacity.mapNumbers)
    expect(said({ weekends: [weekend(1)], listings: exact }).filter(page => page.startsWith('map'))).toHaveLength(2)
  })
})
