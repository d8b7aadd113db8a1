import { transferRefusal } from '../../../../domain/memberships/changes/transfer-refusal'
import { membershipProducts } from '../../../../domain/memberships/membership-products.collection'
import { type Member, membersIn, type Product } from '../../../../domain/memberships/roster/member'
import { MemberRoster } from '../../../../domain/memberships/roster/member-roster'
import { PersonFinder } from '../../../../domain/person-search/person-finder'
import { chunked } from '../../../../domain/shared/chunked'
import { Callables } from '../../../../domain/shared/functions/callables'
import { brokenRuleOf } from '../../../../domain/shared/functions/cloud-function'
import type { Services } from '../../../../domain/shared/functions/service'
import { choice, type RecordOf } from '../../../../domain/shared/records/fields'
import { organisation, organisationId } from '../../../../domain/shared/records/organisation.collection'
import { Records } from '../../../../domain/shared/records/records'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { quoteDeskOrder } from '../../../../domain/shop/desk/desk-order.contract'
import { orderMembership } from '../../../../domain/shop/desk/order-membership.contract'
import { sendPaymentLink } from '../../../../domain/shop/desk/send-payment-link.contract'
import { isPortError } from '../../../../ports/errors'
import { refusalText } from '../../../checkout/order-refusal-text'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'
import type { Left } from '../../engine/actions/use-outcome'
import { selectInput } from '../../engine/fields/option-inputs'
import type { PlannedRow, RunGiven, RunPlan, RunReport } from '../../engine/run/run-spec'
import { allPeople } from '../adding/loaded-people'
import { manyFields } from './membership-run-fields'
import { moveText } from './planned-transfer'

/** Selects the memberships, their new level, and how the difference is paid. */
export const upgradeFields = {
  productId: manyFields.productId,
  view: manyFields.view,
  to: manyFields.to,
  how: choice('How the rest is paid', ['link', 'cheque']),
  reason: manyFields.reason,
}
export type UpgradeInput = RecordOf<typeof upgradeFields>

export const HowInput = selectInput({
  useOptions: () => [
    { value: 'link', label: 'By card: mail each of them a payment link' },
    { value: 'cheque', label: 'By check: make orders that wait for it' },
  ],
})

/** Each one is priced by the till, as at the desk. */
const mostAtOnce = 500
const askedAtOnce = 10

export interface UpgradeRow extends PlannedRow {
  readonly member: Member
  readonly name: string
  readonly offer?: Offer
  readonly note: string
}

/** What the till says about one upgrade. */
interface Offer {
  readonly payCents: number
  readonly creditCents: number
  /** The last day afterwards. */
  readonly end: string
}

/** Each credit, price and new last day, as the till computes them. Writes nothing. */
export async function planUpgrades({ view, productId, to }: UpgradeInput, services: Services): Promise<RunPlan<UpgradeRow>> {
  const [toProduct = '', level = ''] = to.split('/')
  const [members, settings, index, product] = await Promise.all([
    services.get(MemberRoster).all().read(),
    services.get(Records).get(organisation, organisationId),
    allPeople(services.get(PersonFinder)),
    services.get(Records).get(membershipProducts, toProduct),
  ])
  if (!product) return { rows: [], toWrite: 0, refused: 'Choose the level that they get.' }
  const today = localMoment(services.get(WallClock).now(), settings?.tz ?? 'UTC').date
  const chosen = membersIn(members, view).filter(member => productId === undefined || member.productId === productId)
  if (chosen.length === 0) return { rows: [], toWrite: 0, refused: 'Nobody is in this choice. Choose others.' }
  if (chosen.length > mostAtOnce) return { rows: [], toWrite: 0, refused: `These are ${chosen.length} memberships. Choose ${mostAtOnce} at most.` }
  const rows: UpgradeRow[] = []
  for (const some of chunked(chosen, askedAtOnce))
    rows.push(
      ...(await Promise.all(
        some.map(async (member): Promise<UpgradeRow> => {
          const found = await offerTo(member, { product, level }, today, services.get(Callables))
          const name = index.row(member.personId)?.names?.display ?? 'Deleted person'
          return 'why' in found
            ? { id: member.id, member, name, outcome: 'left out', note: found.why }
            : { id: member.id, member, name, outcome: 'upgraded', offer: found, note: '' }
        }),
      )),
    )
  const offers = rows.flatMap(({ offer }) => offer ?? [])
  const together = offers.reduce((sum, { payCents }) => sum + payCents, 0)
  return {
    rows: rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    toWrite: offers.length,
    notes: [
      `Together they pay ${moneyOf({ cents: together })}. The days that they paid for and have not used are taken off.`,
      'Each gets an order. Once it is paid, the new level counts from today. Until then, everything stays as it is.',
    ],
  }
}

async function offerTo(
  member: Member,
  { product, level }: { readonly product: Product; readonly level: string },
  today: string,
  callables: Callables,
): Promise<Offer | { readonly why: string }> {
  if (member.audience !== product.audience) return { why: 'They have another kind of membership.' }
  const refused = transferRefusal(member, { productId: product.id, level, held: 'same' }, today)
  if (refused) return { why: moveText[refused] }
  const line = { id: 'membership', kind: 'membership' as const, refId: `${product.id}/${level}`, quantity: 1, membership: { upgrade: true as const } }
  const quoted = await callables.call(quoteDeskOrder, { lines: [line], personId: member.personId })
  if (quoted.state === 'refused') return { why: quoted.refusals.map(refusalText).join(' ') }
  const creditCents = quoted.lines.reduce((sum, { discountCents }) => sum + discountCents, 0)
  return { payCents: quoted.totalCents, creditCents, end: quoted.days[0]!.ends }
}

/** One order after the other. Its key names the days that it follows, so repeating it orders nothing twice. */
export async function runUpgrades(
  { plan, input, signal, onProgress }: RunGiven<UpgradeInput, RunPlan<UpgradeRow>>,
  services: Services,
): Promise<RunReport> {
  const rows = plan.rows.filter(({ offer }) => offer)
  const left: Left[] = plan.rows.flatMap(({ offer, name, note: reason }) => (offer ? [] : [{ name, reason }]))
  let made = 0
  for (const [at, row] of rows.entries()) {
    if (signal.aborted) return { outcome: 'paused', message: '' }
    onProgress({ done: at, total: rows.length })
    const why = await orderOne(row, input, services.get(Callables))
    if (why === undefined) made++
    else left.push({ name: row.name, reason: why })
  }
  const message =
    input.how === 'link'
      ? `${counted(made, 'payment link')} mailed.`
      : `${counted(made, 'order')} made. Record the checks in the ledger when they come.`
  return { message, left, next: { label: 'Look at the ledger', to: '/cpanel/stripetrans' } }
}

/** Why there is no order. */
async function orderOne({ member, offer }: UpgradeRow, { to, how, reason }: UpgradeInput, callables: Callables): Promise<string | undefined> {
  const [productId = '', level = ''] = to.split('/')
  const { id, personId, lastDay = 'first' } = member
  const { payCents: seenCents } = offer!
  const method = how === 'cheque' || seenCents === 0 ? 'cheque' : 'desk'
  const key = `upgrade-${id}-${lastDay}-${seenCents}-${method}`
  try {
    const order = await callables.call(orderMembership, { key, personId, productId, level, method, seenCents, upgrade: { reason: reason.trim() } })
    if (method === 'desk') await callables.call(sendPaymentLink, order)
    return undefined
  } catch (error) {
    const why = notOrdered[brokenRuleOf(error)?.rule ?? ''] ?? (isPortError(error, 'functions', 'not-found') ? 'The person was deleted.' : undefined)
    if (why === undefined) throw error
    return why
  }
}

const notOrdered: { readonly [rule: string]: string | undefined } = {
  'no-email': 'We have no email address that takes mail.',
  'price-changed': 'The price has changed. Preview it again.',
  'order-refused': 'Their days or payments changed meanwhile. Preview it again.',
  'order-over': 'Their order for this has ended. Take the payment at the desk.',
}
