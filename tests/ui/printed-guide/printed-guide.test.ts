import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planGuidePages } from '../../../src/domain/guide/pages/plan-guide-pages'
import { packed } from '../../../src/domain/guide/places/streets/street-map'
import { usualTrim } from '../../../src/domain/guide/prepress/print-slots'
import { drawGuide } from '../../../src/ui/printed-guide/draw/draw-guide'
import type { DrawnGuide, PrintedGuide } from '../../../src/ui/printed-guide/draw/drawn-guide'
import { card, guideIndex, weekend } from '../../domain/guide/guide-index'
import { printFonts } from '../../support/printed-guide/fonts'
import { altsIn, openPdf, rolesIn } from '../../support/printed-guide/open-pdf'

const organisation = { name: 'Open Studios', site: 'openstudios.example', sponsors: ['The Bank'] }
const doc = (...paragraphs: readonly string[]) =>
  ({ type: 'doc', content: paragraphs.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] }) as const) }) as const

function smallGuide(names: readonly string[] = ['Ana Núñez', 'Bo Dvořák', 'Cleo Ωmega']): DrawnGuide {
  const guide = guideIndex({
    weekends: [weekend(1, ['2027-10-16', '11:00', '18:00'])],
    neighbourhoods: [
      {
        id: 'mill',
        name: 'Mill Hill',
        colour: '#000',
        order: 1,
        outline: [
          [
            [
              [0, 0],
              [0, 0.02],
              [0.02, 0.02],
              [0.02, 0],
              [0, 0],
            ],
          ],
        ],
      },
    ],
    listings: names.map((name, i) =>
      card(`l${i}`, {
        name,
        sortName: name.split(' ').toReversed().join(', '),
        number: String(i + 1),
        media: ['Painting'],
        weekends: [1],
        neighbourhoodId: 'mill',
        address: `${i + 1} Mill St`,
        pin: [0.004 * (i + 1), 0.005 * (i + 1)],
        openings: [['2027-10-16', '11:00', '18:00']],
        blurb: 'Paints the tide.',
      }),
    ),
    articles: [{ id: 'clay', title: 'What clay remembers', standfirst: 'On the river.', author: 'Mara Voss', minutes: 1, listingIds: ['l0'] }],
  })
  const pages = planGuidePages({
    guide,
    organisation,
    details: new Map([['l0', { id: 'l0', openings: [], links: [], works: [], priceBand: 'under-250' }]]),
    articleTexts: new Map([['clay', doc('The river leaves clay.')]]),
    adPages: [],
  })
  return { guide, organisation, pages, trim: usualTrim, pictures: new Map() }
}

describe('the printed guide, opened with another program', () => {
  const guide = smallGuide()
  let made: PrintedGuide
  let pdf: Awaited<ReturnType<typeof openPdf>>
  let source: string
  beforeAll(async () => {
    made = await drawGuide(guide, printFonts())
    pdf = await openPdf(made.file)
    source = Buffer.from(made.file).toString('latin1')
  })
  afterAll(() => pdf.close())

  const pageOf = (kind: string) => guide.pages.find(page => page.kind === kind)!.number

  it('has a page for each planned one, trimmed to 5.5 × 8.5 in with ⅛ in to bleed', async () => {
    expect(pdf.pages).toBe(guide.pages.length)
    expect((await pdf.page(1)).size).toEqual([414, 630])
    expect(source.match(/\/TrimBox \[9 9 405 621\]/g)).toHaveLength(guide.pages.length)
    expect(source.match(/\/BleedBox \[0 0 414 630\]/g)).toHaveLength(guide.pages.length)
  })

  it('embeds each of its fonts as a subset', () => {
    const names = [...source.matchAll(/\/Type \/FontDescriptor\s+\/FontName \/(\S+)/g)].map(([, name]) => name!)
    expect(names.map(name => name.replace(/^[A-Z]{6}\+/, '')).toSorted()).toEqual([
      'BricolageGrotesque-ExtraBold',
      'Inter-Italic',
      'Inter-Regular',
      'Inter-SemiBold',
    ])
    expect(names.every(name => /^[A-Z]{6}\+/.test(name))).toBe(true)
    expect(source.match(/\/FontFile2 /g)).toHaveLength(4)
    expect(made.file.length).toBeLessThan(200_000)
  })

  it('has its title, language and bookmarks; each leads to its page', async () => {
    expect(pdf.info).toMatchObject({ Title: 'Open Studios: Guide', Language: 'en-US' })
    expect(pdf.outline.map(({ title, items }) => [title, ...items.map(item => item.title)])).toEqual([
      ['Articles', 'What clay remembers'],
      ['Weekend 1', 'Mill Hill'],
      ['Indexes', 'Names', 'Media', 'Neighborhoods'],
      ['Sponsors'],
      ['Imprint'],
    ])
    const [articles, chapter] = pdf.outline as unknown as readonly { readonly dest: unknown }[]
    expect([await pdf.pageOf(articles!.dest), await pdf.pageOf(chapter!.dest)]).toEqual([pageOf('article'), pageOf('chapter')])
  })

  it('reads a card in order: number, name, medium, address, hours, prices, text', async () => {
    const { text } = await pdf.page(pageOf('listings'))
    const parts = ['1', 'Ana Núñez', 'Painting', '1 Mill St', 'Sat, Oct 16', 'Most works: under $250', 'Paints the tide.', 'Bo Dvořák']
    const places = parts.map(part => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('is tagged: headings, lists, and maps that say in words what they show', async () => {
    expect(pdf.isTagged).toBe(true)
    expect(source.match(/\/StructParents \d+/g)).toHaveLength(guide.pages.length)
    expect(rolesIn((await pdf.page(pageOf('listings'))).tags).filter(role => role === 'H3')).toHaveLength(3)
    expect(rolesIn((await pdf.page(pageOf('index'))).tags)).toEqual(expect.arrayContaining(['H2', 'L', 'LI', 'LBody']))
    const page = pageOf('listings')
    expect(altsIn((await pdf.page(page - 1)).tags)).toEqual([`Map of Mill Hill. 1: page ${page}; 2: page ${page}; 3: page ${page}.`])
  })

  it('draws the streets of the city on its maps, and without them the maps are what they were', async () => {
    const plain = smallGuide()
    const line = (lng: number) => ({
      line: packed([
        [lng, 0],
        [lng, 0.02],
      ]),
    }) // prettier-ignore
    const streets = { format: 1 as const, main: [line(0.01)], side: [line(0.005)], water: [], parks: [], landmarks: [] }
    const size = async (drawn: DrawnGuide) => (await drawGuide(drawn, printFonts())).file.length
    const [without, withStreets, farAway] = [
      await size(plain),
      await size({ ...plain, streets }),
      await size({ ...plain, streets: { ...streets, main: [line(9)], side: [] } }),
    ]
    expect(withStreets).toBeGreaterThan(without)
    expect(farAway).toBe(without)
  })
  it('says below a map who is at each number, and on which page', async () => {
    const page = pageOf('listings')
    expect((await pdf.page(page - 1)).text).toContain(`1 Ana Núñez ${page} 2 Bo Dvořák ${page} 3 Cleo Ωmega ${page}`)
  })

  it('names the page of a card in the index', async () => {
    expect((await pdf.page(pageOf('index'))).text).toContain(`Núñez, Ana 1 ${pageOf('listings')}`)
  })

  it('finds nothing amiss', () => {
    expect(made.findings).toEqual([])
  })

  it('has the same bytes when the same guide is drawn again', async () => {
    const again = await drawGuide(smallGuide(), printFonts())
    expect(Buffer.from(again.file).equals(Buffer.from(made.file))).toBe(true)
  })
})

it('staff are told of a name that the fonts cannot write, and of art that is missing', async () => {
  const guide = smallGuide(['山田 花子'])
  const pages = guide.pages.map(page => (page.kind === 'ad' ? { ...page, places: page.places.map(place => ({ ...place, orderId: 'o1' })) } : page))
  const { findings } = await drawGuide({ ...guide, pages }, printFonts())
  expect(findings).toContain('Listing 1, 山田 花子: the fonts of the guide have no “山田花子”.')
  expect(findings).toContain('Page 2: the art of an advertisement is missing (full). Publish the ads of the flat plan first.')
})

it('a card that says more than its room holds is set smaller, until nothing of it is lost', async () => {
  const guide = smallGuide(['The Association of Anaesthetists and the Heritage Centre'])
  const openings = [10, 11, 12, 13, 14, 15, 16, 17].map(hour => ['2027-10-16', `${hour}:00`, `${hour}:45`] as const)
  const pages = guide.pages.map(page =>
    page.kind === 'listings'
      ? { ...page, rows: page.rows.map(row => row.map(one => ({ ...one, openings, blurb: 'A tide of words. '.repeat(10) }))) }
      : page,
  )
  const { file, findings } = await drawGuide({ ...guide, pages }, printFonts())
  expect(findings).toEqual([])
  const pdf = await openPdf(file)
  const { text } = await pdf.page(pages.find(({ kind }) => kind === 'listings')!.number)
  expect(text.match(/tide of words/g)).toHaveLength(10)
  await pdf.close()
})
