import { EventRepliesTransaction } from '../../capacity/event-replies-transaction'
import { subscriptions } from '../../giving/subscriptions.collection'
import { isMember } from '../../memberships/is-member'
import { memberships } from '../../memberships/memberships.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import type { Records } from '../../shared/records/records'
import { type EnteredCode, enteredCode } from '../codes/entered-code'
import { noShopSettings, type ShopSettings, shopSettings, shopSettingsId } from '../shop-settings.collection'
import { type Hold, lapsedHolds, lapsedPieces } from '../stock/lapsed-holds'
import { partsOfRef } from '../stock/stock-ref'
import { type LineUpgrade, readUpgrades } from '../upgrades/read-upgrades'
import type { Buyer } from './new-order'
import type { OrderDraft } from './order-draft'

/** What the server knows about the buyer and the shop when it prices a draft; read before the transaction that creates the order. */
export interface DraftFacts {
  readonly settings: ShopSettings
  /** In the organization's time zone. */
  readonly today: string
  readonly buyer: Buyer
  readonly isMember: boolean
  /** Campaigns and funds to which the buyer gives monthly; read only if the draft contains a monthly gift. */
  readonly monthlyTo: readonly string[]
  /** Audiences for which the buyer has a membership with automatic renewal; read only if the draft contains a monthly membership. */
  readonly renewed: readonly string[]
  /** Present if a discount code was entered. */
  readonly code: EnteredCode | undefined
  /** For lines that change the level of a membership, by line id. */
  readonly upgrades: ReadonlyMap<string, LineUpgrade>
  readonly lapsedHolds: readonly Hold[]
  readonly now: Date
  /** How many places the buyer can take now, by event; those of the draft's tickets. */
  readonly placesLeft: ReadonlyMap<string, number>
  /** Pieces of each variant that are still reserved by lapsed holds. */
  readonly lapsed: ReadonlyMap<string, number>
}

export async function draftFacts(
  context: HandlerContext,
  { lines, code, email }: Pick<OrderDraft, 'lines' | 'code'> & { readonly email?: string | undefined },
  buyer: Buyer,
): Promise<DraftFacts> {
  const { systemRecords, clock } = context
  const { personId } = buyer
  const goods = lines.flatMap(({ kind, refId }) => (kind === 'product' ? [refId] : []))
  const today = await context.today()
  const now = clock.now()
  const isMonthly = personId !== undefined && lines.some(({ membership }) => membership?.monthly)
  const [settings, member, upgrades, found, placesLeft, monthlyTo, renewed, entered] = await Promise.all([
    systemRecords.get(shopSettings, shopSettingsId),
    personId === undefined ? false : isMember(systemRecords, personId, today),
    readUpgrades(systemRecords, lines, personId, today),
    goods.length === 0 ? [] : lapsedHolds(systemRecords, goods, now),
    placesLeftAt(context, lines, personId),
    personId !== undefined && lines.some(({ gift }) => gift?.monthly) ? openMonthly(systemRecords, personId) : [],
    isMonthly ? renewedAudiences(systemRecords, personId) : [],
    code === undefined ? undefined : enteredCode(context, code, { personId, email }),
  ])
  return {
    settings: settings ?? noShopSettings,
    today,
    buyer,
    isMember: member,
    upgrades,
    monthlyTo,
    renewed,
    code: entered,
    lapsedHolds: found,
    now,
    placesLeft,
    lapsed: lapsedPieces(found),
  }
}

async function placesLeftAt(context: HandlerContext, lines: OrderDraft['lines'], personId: string | undefined): Promise<ReadonlyMap<string, number>> {
  const left = new Map<string, number>()
  for (const eventId of new Set(lines.flatMap(({ kind, refId }) => (kind === 'ticket' ? partsOfRef(refId).id : []))))
    left.set(
      eventId,
      await context.systemRecords.transact(async within =>
        (await EventRepliesTransaction.open(context, within, eventId, { personId, leavesLine: true })).leftFor(personId),
      ),
    )
  return left
}

async function renewedAudiences(records: Records, personId: string): Promise<readonly string[]> {
  const theirs = await records.find(memberships, { where: [['personId', '==', personId]] })
  return theirs.flatMap(({ audience, autoRenew }) => (autoRenew ? audience : []))
}

async function openMonthly(records: Records, personId: string): Promise<readonly string[]> {
  const theirs = await records.find(subscriptions, { where: [['personId', '==', personId]] })
  return theirs.flatMap(({ status, fundId }) => (status === 'cancelled' || fundId === undefined ? [] : [fundId]))
}
