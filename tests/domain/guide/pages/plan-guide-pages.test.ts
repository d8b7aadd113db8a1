import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adPages } from '../../../../src/domain/ads/flat-plan/ad-pages'
import { adSlots } from '../../../../src/domain/ads/flat-plan/ad-slots'
import type { GuidePage, GuidePageOf, GuidePagesInput } from '../../../../src/domain/guide/pages/guide-page-types'
import { pageCapacity } from '../../../../src/domain/guide/pages/page-capacity'
import { guideOutline, planGuidePages } from '../../../../src/domain/guide/pages/plan-guide-pages'
import { cutSpans } from '../../../../src/domain/guide/pages/rich-spans'
import type { GuideCard } from '../../../../src/domain/guide/publishing/guide-snapshot-types'
import { card, guideIndex, weekend } from '../guide-index'

const hoods = ['a', 'b', 'c'].map((id, i) => ({ id, name: `Hood ${id}`, colour: '#000', order: 3 - i, outline: [] }))
const sites = [{ id: 's', name: 'Rope Mill', address: '1 Mill St', number: '3', pin: [0, 0] as const }]
const place = (i: number) => [i / 100, i / 90] as const
const picture = { src: '/p.jpg', alt: 'A picture', width: 8, height: 8 }

it('a word that is longer than its lines, as a text without spaces, goes on after its last whole character', () => {
  const said = (text: string) => [{ type: 'text' as const, text }]
  expect(cutSpans(said('春の展覧会'), 3)).toEqual([said('春の展'), said('覧会')])
})

const listings = fc
  .array(
    fc.record({
      hood: fc.constantFrom(undefined, 'a', 'b', 'c', 'gone'),
      weekends: fc.subarray([1, 2, 3]),
      number: fc.option(fc.integer({ min: 1, max: 60 })),
      media: fc.subarray(['Painting', 'Glass']),
      hasPicture: fc.boolean(),
      inBuilding: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map(all =>
    all.map(
      ({ hood, weekends, number, media, hasPicture, inBuilding }, i): GuideCard =>
        card(`l${i}`, {
          name: `Studio ${i}`,
          weekends,
          media,
          ...(hood && { neighbourhoodId: hood }),
          ...(number === null ? { byAppointment: true } : { number: String(number), pin: place(number) }),
          ...(hasPicture && { picture }),
          ...(inBuilding && { siteId: 's' }),
        }),
    ),
  )

const orders = fc.array(
  fc.record({ page: fc.integer({ min: 1, max: 40 }), slot: fc.constantFrom(...adSlots), position: fc.constantFrom(undefined, 'Back cover') }),
  { maxLength: 12 },
)

const inputs = fc.record({ listings, orders }).map(
  ({ listings: cards, orders: ads }): GuidePagesInput => ({
    guide: guideIndex({ listings: cards, neighbourhoods: hoods, sites, weekends: [weekend(1), weekend(2), weekend(3)] }),
    organisation: { name: 'Open Studios', sponsors: ['The Bank'] },
    details: new Map(),
    articleTexts: new Map(),
    adPages: adPages(ads.map(({ page, slot, position }, i) => ({ id: `ad${i}`, page, slot, position }))),
  }),
)

const of = <K extends GuidePage['kind']>(pages: readonly GuidePage[], kind: K) => pages.filter((page): page is GuidePageOf<K> => page.kind === kind)
const cardsOn = (page: GuidePage) => (page.kind === 'listings' ? page.rows.flat() : [])

describe('the pages of a guide', () => {
  it('are numbered from the front cover to the back cover, a multiple of four', () => {
    fc.assert(
      fc.property(inputs, input => {
        const pages = planGuidePages(input)
        expect(pages.map(({ number }) => number)).toEqual(pages.map((_, i) => i + 1))
        expect(pages.length % 4).toBe(0)
        expect(pages[0]).toMatchObject({ kind: 'cover', side: 'front' })
        expect(pages[1]!.kind).toBe('ad')
        const sold = input.adPages.some(({ isBackCover }) => isBackCover)
        expect(pages.at(-1)!.kind).toBe(sold ? 'ad' : 'cover')
      }),
    )
  })

  it('hold every listing once, in the chapter of its first weekend; its other chapters name it', () => {
    fc.assert(
      fc.property(inputs, input => {
        const pages = planGuidePages(input)
        expect(
          pages
            .flatMap(cardsOn)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(input.guide.listings.map(({ id }) => id).sort())
        const byAppointment = (all: readonly { readonly id: string; readonly byAppointment?: boolean }[]) =>
          all.flatMap(one => (one.byAppointment ? [one.id] : [])).sort()
        expect(byAppointment(pages.flatMap(cardsOn))).toEqual(byAppointment(input.guide.listings))
        for (const { id, weekends } of input.guide.listings) {
          const chapter = of(pages, 'listings').find(page => cardsOn(page).some(one => one.id === id))!.chapter
          expect(chapter.replace(/ and on other days$/, '')).toBe(weekends.length > 0 ? `Weekend ${weekends[0]}` : 'By appointment')
          const again = of(pages, 'index').filter(
            ({ index, columns }) => index === 'weekend' && columns.flat().some(line => 'listingIds' in line && line.listingIds.includes(id)),
          )
          expect(again.map(({ title }) => title)).toEqual(weekends.slice(1).map(n => `Also open: Weekend ${n}`))
        }
      }),
    )
  })

  it('refer to the page with the card: indexes, maps, contents and chapters', () => {
    fc.assert(
      fc.property(inputs, input => {
        const pages = planGuidePages(input)
        const has = (page: number, id: string) => cardsOn(pages[page - 1]!).some(one => one.id === id)
        const lines = of(pages, 'index').flatMap(({ columns }) => columns.flat().flatMap(line => ('pages' in line ? [line] : [])))
        const references = [...lines, ...of(pages, 'map').flatMap(({ places }) => places)]
        expect(references.filter(({ listingIds, pages: named }) => !listingIds.every(id => named.some(page => has(page, id))))).toEqual([])
        const named = of(pages, 'chapter').flatMap(({ neighbourhoods }) => neighbourhoods.map(({ page }) => pages[page - 1]!.kind))
        expect(named.filter(kind => kind !== 'map' && kind !== 'listings')).toEqual([])
        const chapters = guideOutline(pages).filter(({ title, level }) => level === 1 && !['Indexes', 'Imprint', 'Sponsors'].includes(title))
        expect(chapters.map(({ page, title }) => [pages[page - 1]!.kind, title, page])).toEqual(
          of(pages, 'chapter').map(({ title, number }) => ['chapter', title, number]),
        )
      }),
    )
  })

  it('name everybody once in the index of names, and in that of media as often as they have media', () => {
    fc.assert(
      fc.property(inputs, input => {
        const pages = of(planGuidePages(input), 'index')
        const lines = (kind: string) => pages.flatMap(page => (page.index === kind ? page.columns.flat() : [])).filter(line => 'text' in line)
        expect(lines('name')).toHaveLength(input.guide.listings.length)
        expect(lines('medium')).toHaveLength(input.guide.listings.reduce((sum, { media }) => sum + media.length, 0))
        for (const column of pages.flatMap(({ columns }) => columns)) expect('heading' in column.at(-1)!).toBe(false)
      }),
    )
  })

  it('keep every advertisement, on its own page, no two in a place, with none of the page left empty', () => {
    fc.assert(
      fc.property(inputs, input => {
        const pages = of(planGuidePages(input), 'ad')
        const placed = pages.flatMap(({ places }) => places)
        const sold = placed.flatMap(({ orderId }) => orderId ?? [])
        expect(sold.toSorted()).toEqual(input.adPages.flatMap(({ places }) => places.flatMap(({ orderId }) => orderId ?? [])).toSorted())
        for (const { places } of pages) {
          expect(places.reduce((sum, { box }) => sum + box.w * box.h, 0)).toBeCloseTo(1)
          for (const [i, a] of places.entries())
            for (const { box: b } of places.slice(i + 1))
              expect(a.box.x < b.x + b.w && b.x < a.box.x + a.box.w && a.box.y < b.y + b.h && b.y < a.box.y + a.box.h).toBe(false)
        }
      }),
    )
  })

  it('keep the number that the flat plan gives a page of advertisements within the book', () => {
    fc.assert(
      fc.property(inputs, input => {
        const pages = planGuidePages(input)
        const inside = input.adPages.filter(({ page, isBackCover }) => !isBackCover && page > 1 && page < pages.length)
        for (const { page } of inside) expect(pages[page - 1]).toMatchObject({ kind: 'ad', planned: page })
      }),
    )
  })

  it('keep spreads: a chapter opens on the left, with its map on the right', () => {
    fc.assert(
      fc.property(inputs, input => {
        const pages = planGuidePages(input)
        const overviews = of(pages, 'map').filter(({ isOverview }) => isOverview)
        expect(overviews.filter(({ number }) => number % 2 === 0 || pages[number - 2]!.kind !== 'chapter')).toEqual([])
        expect(overviews).toHaveLength(
          new Set(of(pages, 'listings').flatMap(({ chapter, rows }) => (rows.flat().some(({ number }) => number) ? chapter : []))).size,
        )
      }),
    )
  })

  it('are the same for any order of what they are made of', () => {
    fc.assert(
      fc.property(inputs, input => {
        const { guide } = input
        const turned: GuidePagesInput = {
          ...input,
          adPages: input.adPages.toReversed(),
          guide: {
            ...guide,
            listings: guide.listings.toReversed(),
            weekends: guide.weekends.toReversed(),
            neighbourhoods: guide.neighbourhoods.toReversed(),
            sites: guide.sites.toReversed(),
          },
        }
        expect(planGuidePages(turned)).toEqual(planGuidePages(input))
      }),
    )
  })
})

it('numbers that one map cannot show are divided into several, each followed by its cards', () => {
  const pages = planGuidePages({
    guide: guideIndex({
      listings: Array.from({ length: 100 }, (_, i) => card(`l${i}`, { name: `Studio ${i}`, weekends: [1], number: String(i + 1), pin: place(i) })),
      weekends: [weekend(1)],
    }),
    organisation: { name: 'Open Studios', sponsors: [] },
    details: new Map(),
    articleTexts: new Map(),
    adPages: [],
  })
  const maps = of(pages, 'map').filter(({ isOverview }) => !isOverview)
  expect(maps.map(({ title, places }) => [title, places.length])).toEqual([
    ['Numbers 1–34', 34],
    ['Numbers 35–68', 34],
    ['Numbers 69–100', 32],
  ])
  for (const { number, places } of maps) expect(cardsOn(pages[number]!)[0]!.id).toBe(places[0]!.listingIds[0])
  expect(guideOutline(pages).flatMap(({ level, title }) => (level === 2 ? [title] : []))).toEqual([...maps.map(({ title }) => title), 'Names'])
  expect(of(pages, 'chapter')[0]!.neighbourhoods.map(({ name, page }) => [name, page])).toEqual(maps.map(({ title, number }) => [title, number]))
})

it('the contents name the indexes once, and each of them by its first page', () => {
  const pages = planGuidePages({
    guide: guideIndex({
      listings: Array.from({ length: 200 }, (_, i) => card(`l${i}`, { weekends: [1], media: ['Glass'], number: String(i + 1), pin: place(i) })),
      weekends: [weekend(1)],
    }),
    organisation: { name: 'Open Studios', sponsors: [] },
    details: new Map(),
    articleTexts: new Map(),
    adPages: [],
  })
  const printed = of(pages, 'index')
  expect(printed.map(({ title }) => title)).toEqual(['Names', 'Names', 'Media', 'Media'])
  const [names, media] = [printed[0]!.number, printed[2]!.number]
  expect(guideOutline(pages).filter(({ page }) => page >= names && page <= printed.at(-1)!.number)).toEqual([
    { title: 'Indexes', level: 1, page: names },
    { title: 'Names', level: 2, page: names },
    { title: 'Media', level: 2, page: media },
  ])
})

it('a page holds three cards with pictures, or eight without', () => {
  const rowsWith = (own: Partial<GuideCard>) =>
    of(
      planGuidePages({
        guide: guideIndex({ listings: Array.from({ length: 20 }, (_, i) => card(`l${i}`, { weekends: [1], ...own })), weekends: [weekend(1)] }),
        organisation: { name: 'Open Studios', sponsors: [] },
        details: new Map(),
        articleTexts: new Map(),
        adPages: [],
      }),
      'listings',
    ).map(page => cardsOn(page).length)
  expect(rowsWith({ picture })).toEqual([3, 3, 3, 3, 3, 3, 2])
  expect(rowsWith({})).toEqual([8, 8, 4])
})

it('an article keeps all its words, on as many pages as it needs, none of them empty', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,14}$/), { minLength: 1, maxLength: 400 }).map(all => all.join(' '))
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 12 }), fc.boolean(), fc.boolean(), (paragraphs, hasPicture, hasStudio) => {
      const article = {
        id: 'x',
        title: 'Clay',
        standfirst: 'About clay.',
        author: 'Ann',
        minutes: 1,
        listingIds: hasStudio ? ['l1'] : [],
        ...(hasPicture && { picture }),
      }
      const pages = of(
        planGuidePages({
          guide: guideIndex({ articles: [article], listings: [card('l1', { weekends: [1] })], weekends: [weekend(1)] }),
          organisation: { name: 'Open Studios', sponsors: [] },
          details: new Map(),
          articleTexts: new Map([
            ['x', { type: 'doc', content: paragraphs.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] }) as const) }],
          ]),
          adPages: [],
        }),
        'article',
      )
      const printed = pages.flatMap(({ blocks }) => blocks.map(({ spans }) => spans.map(({ text }) => text).join('')))
      expect(printed.join(' ').split(' ')).toEqual(paragraphs.join(' ').split(' '))
      expect(pages.filter(({ first }) => first)).toHaveLength(1)
      expect(pages.at(-1)!.studios?.map(({ id, page }) => [id, typeof page]) ?? []).toEqual(hasStudio ? [['l1', 'number']] : [])
      for (const { blocks, studios } of pages) expect(blocks.length > 0 || studios !== undefined).toBe(true)
    }),
    { numRuns: 100 },
  )
})

it('no last line of a paragraph of an article stands alone on the next page', () => {
  const first = pageCapacity.articleLines - pageCapacity.articleTitleLines
  // Words of one letter fill each line.
  const text = 'a '.repeat(((first + 1) * pageCapacity.articleLineLength) / 2).trim()
  const article = { id: 'x', title: 'Clay', standfirst: '', author: 'Ann', minutes: 1, listingIds: [] }
  const pages = of(
    planGuidePages({
      guide: guideIndex({ articles: [article], listings: [card('l1', { weekends: [1] })], weekends: [weekend(1)] }),
      organisation: { name: 'Open Studios', sponsors: [] },
      details: new Map(),
      articleTexts: new Map([['x', { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } as const]]),
      adPages: [],
    }),
    'article',
  )
  const lines = pages.map(({ blocks }) =>
    Math.ceil(blocks.flatMap(({ spans }) => spans.map(span => span.text)).join('').length / pageCapacity.articleLineLength),
  )
  expect(lines).toEqual([first - 1, 2])
})

it('contents that one page cannot hold go on on the next: 34 lines a page, each once and in its order', () => {
  const titles = Array.from({ length: 40 }, (_, i) => `Article ${i + 1}`)
  const articles = titles.map((title, i) => ({ id: `x${i}`, title, standfirst: 'About clay.', author: 'Ann', minutes: 1, listingIds: [] }))
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Clay.' }] }] } as const
  const pages = planGuidePages({
    guide: guideIndex({ articles, listings: [card('l1', { weekends: [1] })], weekends: [weekend(1)] }),
    organisation: { name: 'Open Studios', sponsors: [] },
    details: new Map(),
    articleTexts: new Map(articles.map(({ id }) => [id, text])),
    adPages: [],
  })
  const [first, second, ...others] = of(pages, 'contents').map(({ entries }) => entries)
  expect(others).toEqual([])
  expect(first).toHaveLength(34)
  const named = [...first!, ...second!]
  expect(named.filter(({ level }) => level === 2).map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
  expect(named).toEqual(guideOutline(pages))
  expect(new Set(named.map(({ title }) => title)).size).toBe(named.length)
})
