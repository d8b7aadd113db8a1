import { adPrices } from '../../ads/ad-prices.collection'
import { type Block } from '../../content/blocks'
import { everyBlock } from '../../content/every-block'
import { type PageFinding, textsOf } from '../../content/page-findings'
import { deadlines } from '../../guide/deadlines.collection'
import { weekends } from '../../guide/editions.collection'
import { prices } from '../../guide/price-tables.collection'
import { membershipProducts } from '../../memberships/membership-products.collection'
import { organisation, organisationId } from '../../shared/records/organisation.collection'
import type { Records } from '../../shared/records/records'
import { plainText } from '../../shared/text/rich-text-words'

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const money = /\$\s?(\d[\d,]*)(?:\.(\d{2}))?/g
const day = new RegExp(`\\b(${months.join('|')}) (\\d{1,2})\\b`, 'g')

/**
 * Prices and days that a page quotes and no record of the current season has (product.md C5): prices of listings, advertisements and memberships;
 * deadlines and open days. They are told, and stop nothing: a page may speak of something else.
 */
export async function quotedFacts(records: Records, blocks: readonly Block[]): Promise<readonly PageFinding[]> {
  const quoted = everyBlock(blocks).flatMap(block => {
    const text = wordsOf(block)
    return [
      ...[...text.matchAll(money)].map(([words, whole = '', cents = '00']) => ({
        block,
        words,
        cents: Number(whole.replaceAll(',', '')) * 100 + Number(cents),
      })),
      ...[...text.matchAll(day)].map(([words, month = '', date = '']) => ({
        block,
        words,
        day: `${pad(months.indexOf(month) + 1)}-${pad(Number(date))}`,
      })),
    ]
  })
  if (quoted.length === 0) return []
  const editionId = (await records.get(organisation, organisationId))?.currentEdition
  const [known, days] = await Promise.all([knownPrices(records, editionId), knownDays(records, editionId)])
  return quoted.flatMap((one): readonly PageFinding[] => {
    const { id: blockId } = one.block.props
    if ('cents' in one) return known.has(one.cents) ? [] : [{ blockId, text: `No price of this season is ${one.words.trim()}.`, stops: false }]
    return days.has(one.day) ? [] : [{ blockId, text: `${one.words} is no deadline or open day of this season.`, stops: false }]
  })
}

const pad = (n: number) => String(n).padStart(2, '0')

function wordsOf(block: Block): string {
  const texts = textsOf(block).map(plainText)
  const lines = Object.values(block.props).filter((value): value is string => typeof value === 'string')
  const cards = block.type === 'cardList' ? block.props.items.map(({ title, text }) => `${title} ${text}`) : []
  const hero = block.type === 'hero' ? block.props.words.map(({ title = '' }) => title) : []
  return [...texts, ...lines, ...cards, ...hero].join(' \n ')
}

async function knownPrices(records: Records, edition: string | undefined): Promise<ReadonlySet<number>> {
  const active = { where: [['status', '==', 'active']] } as const
  const [tables, ads, memberships] = await Promise.all([
    edition === undefined ? [] : records.find(prices, { params: { edition }, ...active }),
    edition === undefined ? [] : records.find(adPrices, { params: { edition }, ...active }),
    records.find(membershipProducts, { where: [['status', '==', 'live']] }),
  ])
  return new Set([
    0,
    ...tables.flatMap(({ rows, volunteerCents }) => [volunteerCents, ...rows.map(({ cents }) => cents)]),
    ...ads.flatMap(({ rows }) => rows.flatMap(({ early, regular, late }) => [early.cents, regular.cents, late.cents])),
    ...memberships.flatMap(({ levels }) =>
      levels.flatMap(({ price, monthly, fmv, scheduled = [] }) =>
        [price, monthly, fmv, ...scheduled.map(later => later.price)].flatMap(one => one?.cents ?? []),
      ),
    ),
  ])
}

async function knownDays(records: Records, edition: string | undefined): Promise<ReadonlySet<string>> {
  if (edition === undefined) return new Set()
  const [dates, open] = await Promise.all([records.find(deadlines, { params: { edition } }), records.find(weekends, { params: { edition } })])
  const local = [...dates.map(({ at }) => at.local), ...open.flatMap(({ days }) => days.map(({ date }) => date))]
  return new Set(local.map(text => text.slice(5, 10)))
}
