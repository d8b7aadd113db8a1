import { beforeEach, expect, it } from 'vitest'
import type { Block } from '../../../../src/domain/content/blocks'
import { deadlines } from '../../../../src/domain/guide/deadlines.collection'
import { weekends } from '../../../../src/domain/guide/editions.collection'
import { membershipProducts } from '../../../../src/domain/memberships/membership-products.collection'
import { quotedFacts } from '../../../../src/domain/publishing/pages/quoted-facts'
import { organisation, organisationId } from '../../../../src/domain/shared/records/organisation.collection'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'

let world: MemoryWorld
beforeEach(async () => {
  world = await memoryWorld({ sample: true })
})
const text = (words: string, id = 'b1'): Block =>
  ({
    type: 'text',
    props: { id, body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] } },
  }) as Block
const found = async (...blocks: readonly Block[]) => (await quotedFacts(world.context.systemRecords, blocks)).map(one => one.text)
const records = () => world.context.systemRecords
const current = async () => (await records().get(organisation, organisationId))!.currentEdition!
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const inWords = (local: string) => `${months[Number(local.slice(5, 7)) - 1]} ${Number(local.slice(8, 10))}`

it('a price that nothing costs this season is told, with the block that says it, and stops nothing', async () => {
  expect(await quotedFacts(records(), [text('Nothing here.'), text('It costs $98,765.43 now.', 'b2')])).toEqual([
    { blockId: 'b2', text: 'No price of this season is $98,765.43.', stops: false },
  ])
  expect(await found(text('$ 98765 or $0.07, $1234567.00'))).toEqual([
    'No price of this season is $ 98765.',
    'No price of this season is $0.07.',
    'No price of this season is $1234567.00.',
  ])
})

it('what is free, and what a membership costs by the year or the month, is right', async () => {
  const [product] = await records().find(membershipProducts, { where: [['status', '==', 'live']] })
  const usd = (cents: number) => ({ cents, cur: 'usd' as const })
  const [level] = product!.levels
  const changed = { ...level!, price: usd(4321), monthly: usd(432), fmv: usd(1111), scheduled: [{ from: '2028-01-01', price: usd(54_321_00) }] }
  await records().change(membershipProducts, product!, { levels: [changed] })
  const prices = 'It is free ($0), or $43.21 a year, $4.32 a month, of which $11.11 are benefits; from January on $54,321.'
  expect(await found(text(prices))).toEqual([])
  await records().change(membershipProducts, (await records().get(membershipProducts, product!.id))!, { status: 'retired' })
  expect(await found(text(prices))).toHaveLength(4)
})

it('prices of listings and of advertisements of the edition that visitors see are right', async () => {
  const edition = await current()
  const cents = async (name: string) => {
    const all = await world.store.query({ collection: `editions/${edition}/${name}` })
    return all.filter(({ data }) => data['status'] === 'active').flatMap(({ data }) => data['rows'] as readonly Readonly<Record<string, unknown>>[])
  }
  const [price] = await cents('prices')
  const [ad] = await cents('adPrices')
  const asked = [price!['cents'], ...(['early', 'regular', 'late'] as const).map(step => (ad![step] as { cents: number }).cents)].map(Number)
  expect(await found(text(asked.map(one => `$${(one / 100).toFixed(2)}`).join(' and ')))).toEqual([])
})

it('a day is right if it is a deadline or an open day of the edition, and any other is told', async () => {
  const params = { edition: await current() }
  const [dates, open] = await Promise.all([records().find(deadlines, { params }), records().find(weekends, { params })])
  const right = [...dates.map(({ at }) => at.local), ...open.flatMap(({ days }) => days.map(({ date }) => date))].map(inWords)
  expect(right.length).toBeGreaterThan(3)
  expect(await found(text(right.join(', ')))).toEqual([])
  const wrong = ['December 31', 'January 1', 'July 9'].filter(day => !right.includes(day))
  expect(wrong.length).toBeGreaterThan(0)
  expect(await found(text(`Come on ${wrong.join(' or ')}.`))).toEqual(wrong.map(day => `${day} is no deadline or open day of this season.`))
  expect(await found(text('In May 2027 we march. Mayday 1, December 311.'))).toEqual([])
})

it('without an edition that visitors see, no day is right, and no price of a listing', async () => {
  const params = { edition: await current() }
  const [date] = await records().find(deadlines, { params })
  const words = inWords(date!.at.local)
  await records().change(organisation, (await records().get(organisation, organisationId))!, { currentEdition: undefined })
  expect(await found(text(`${words}: $0`))).toEqual([`${words} is no deadline or open day of this season.`])
})

it('prices and days in titles, cards and words of the hero count too', async () => {
  const blocks = [
    { type: 'heading', props: { id: 'h', text: 'Only $98,765.01', level: 2 } },
    { type: 'cardList', props: { id: 'c', items: [{ title: 'For $98,765.02', text: 'or $98,765.03' }] } },
    { type: 'hero', props: { id: 'o', words: [{ title: 'Now $98,765.04' }, {}] } },
  ] as unknown as readonly Block[]
  expect((await quotedFacts(records(), blocks)).map(one => `${one.blockId} ${one.text.slice(-3, -1)}`)).toEqual(['h 01', 'c 02', 'c 03', 'o 04'])
})
