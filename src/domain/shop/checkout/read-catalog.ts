import { events } from '../../events/events.collection'
import { campaigns } from '../../giving/campaigns.collection'
import { membershipProducts } from '../../memberships/membership-products.collection'
import { productOn } from '../../memberships/products/level-prices'
import type { Collection, StoredOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { type Availability, availability } from '../availability'
import { isForSale } from '../is-for-sale'
import type { CatalogItem } from '../pricing/catalog'
import { products } from '../products.collection'
import { partsOfRef } from '../stock/stock-ref'
import { placeSku } from '../tickets/ticket-lines'
import { giftItem, membershipItem, monthlyItem, productItem, ticketItem } from './catalog-items'
import type { DraftFacts } from './draft-facts'
import type { DraftLine } from './order-draft'

/** The item that a line names, as it is sold now. */
export interface FoundItem {
  readonly item: CatalogItem
  readonly availability: Availability
  /** For a monthly membership. */
  readonly audience?: string
}

/** By line id; lines whose item is not on sale are missing. */
export type Catalog = ReadonlyMap<string, FoundItem>

/** Reads single records, inside a transaction or without one. */
export type Reads = Pick<RecordsWithin, 'get'>

/** The items that the lines of a draft name; reads only their records, each once. */
export async function readCatalog(records: Reads, lines: readonly DraftLine[], facts: DraftFacts): Promise<Catalog> {
  const read = readingOnce(records)
  const found = await Promise.all(lines.map(async line => ({ line, item: await itemFor(read, line, facts) })))
  return new Map(found.flatMap(({ line, item }) => (item?.item.kind === line.kind ? [[line.id, item] as const] : [])))
}

function readingOnce(records: Reads): Reads {
  const asked = new Map<string, Promise<unknown>>()
  return {
    get: <C extends Collection>(of: C, id: string) => {
      const path = `${of.path}/${id}`
      const answer = asked.get(path) ?? records.get(of, id)
      asked.set(path, answer)
      return answer as Promise<StoredOf<C> | undefined>
    },
  }
}

async function itemFor(read: Reads, { kind, refId, membership }: DraftLine, facts: DraftFacts): Promise<FoundItem | undefined> {
  const { id, part } = partsOfRef(refId)
  if (kind === 'membership')
    return membershipFound(await read.get(membershipProducts, id), { key: part, isMonthly: membership?.monthly ?? false }, facts)
  if (kind === 'ticket') {
    const ticket = part === placeSku ? await read.get(products, id) : undefined
    return ticket?.kind === 'ticket' ? ticketFound(await read.get(events, id), ticket, facts) : undefined
  }
  if (kind === 'product' || part !== '') return productFound(await read.get(products, id), part, facts)
  return giftFound(await read.get(campaigns, id), facts)
}

/** Places at an event as it is now: the ticket has the event's id. */
function ticketFound(event: StoredOf<typeof events> | undefined, ticket: StoredOf<typeof products>, facts: DraftFacts): FoundItem | undefined {
  const { from, until, status, deletedAt } = ticket
  if (!event?.hasTicket || !event.price || event.deletedAt || deletedAt || event.status !== 'published' || status !== 'live') return undefined
  const item = ticketItem(event, event.price.cents, ticket, facts.settings.accounts)
  if (event.end.utc <= facts.now) return { item, availability: { state: 'over', until: event.end.local.slice(0, 10) } }
  const left = facts.placesLeft.get(event.id) ?? 0
  const stock = Number.isFinite(left) ? left : undefined
  return { item, availability: availability({ status, memberOnly: event.membersOnly === true, from, until }, { stock }, facts.today, facts.isMember) }
}

function productFound(product: StoredOf<typeof products> | undefined, sku: string, facts: DraftFacts): FoundItem | undefined {
  const variant = product?.variants.find(one => one.sku === sku)
  if (
    !product ||
    !variant ||
    product.kind === 'ticket' ||
    !isForSale(product) ||
    product.deletedAt ||
    (product.status !== 'live' && product.status !== 'soldout')
  )
    return undefined
  const item = productItem(product, variant, facts.settings.accounts)
  const stock = variant.stock === undefined ? undefined : variant.stock + (facts.lapsed.get(item.refId) ?? 0)
  return { item, availability: availability(product, { stock }, facts.today, facts.isMember) }
}

function membershipFound(
  found: StoredOf<typeof membershipProducts> | undefined,
  { key, isMonthly }: { readonly key: string; readonly isMonthly: boolean },
  facts: DraftFacts,
): FoundItem | undefined {
  const product = found && productOn(found, facts.today)
  const level = product?.levels.find(one => one.key === key)
  if (!product || !level || product.deletedAt || product.status !== 'live') return undefined
  const { accounts } = facts.settings
  const { monthly } = level
  if (!isMonthly) return { item: membershipItem(product, level, accounts), availability: inWindow(product, facts), audience: product.audience }
  // A level without a monthly price is not sold monthly.
  return (
    monthly && { item: monthlyItem(product, { ...level, monthly }, accounts), availability: inWindow(product, facts), audience: product.audience }
  )
}

function giftFound(campaign: StoredOf<typeof campaigns> | undefined, facts: DraftFacts): FoundItem | undefined {
  if (!campaign || campaign.deletedAt || campaign.status !== 'live') return undefined
  const { startsOn: from, endsOn: until } = campaign
  return { item: giftItem(campaign, facts.settings.accounts), availability: inWindow({ from, until }, facts) }
}

const inWindow = ({ from, until }: { from?: string | undefined; until?: string | undefined }, { today, isMember }: DraftFacts) =>
  availability({ status: 'live', memberOnly: false, from, until }, {}, today, isMember)
