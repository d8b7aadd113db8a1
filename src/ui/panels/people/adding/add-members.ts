import { giveTerm } from '../../../../domain/memberships/changes/change-membership.contract'
import { addPerson } from '../../../../domain/people/add-person.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { brokenRuleOf } from '../../../../domain/shared/functions/cloud-function'
import type { Services } from '../../../../domain/shared/functions/service'
import { Records } from '../../../../domain/shared/records/records'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { sendPaymentLink } from '../../../../domain/shop/desk/desk-order.contract'
import { orderMembership } from '../../../../domain/shop/desk/order-membership.contract'
import { orders } from '../../../../domain/shop/orders.collection'
import { counted } from '../../../kit/counted'
import type { Left } from '../../engine/actions/use-outcome'
import type { RunGiven, RunReport } from '../../engine/run/run-spec'
import { deskAddress, type MadeOrder } from '../../money/desk/desk-order-props'
import { recordPayment } from '../../money/ledger/payment-actions'
import type { NewMember, NewMembersInput, NewMembersPlan } from './new-members'
import type { WayToPay } from './way-to-pay-input'

/** Adds members one after the other. Repeated with the same key, it creates nothing twice. */
export async function addMembers(given: RunGiven<NewMembersInput, NewMembersPlan>, services: Services): Promise<RunReport> {
  const { plan, input, signal, onProgress } = given
  const { how } = input
  const rows = plan.rows.filter(({ outcome }) => outcome !== 'left out')
  const left: Left[] = plan.rows.flatMap(({ outcome, name, email, note }) =>
    outcome === 'left out' ? [{ name: name || email || 'A line without a name', reason: note }] : [],
  )
  const made: MadeMember[] = []
  for (const [at, row] of rows.entries()) {
    if (signal.aborted) return { outcome: 'paused', message: '' }
    onProgress({ done: at, total: rows.length })
    const outcome = await added(row, given, services)
    if ('left' in outcome) left.push(...outcome.left)
    else made.push(outcome)
  }
  const [first] = made
  if (how === 'desk' && first?.order) return { message: 'The order is made.', left, to: `/cpanel/creditcardprocessor${deskAddress(first.order)}` }
  return {
    message: said[how](made.length),
    left,
    ...((how === 'given' || how === 'cash') && { next: { label: 'Look at the members', to: '/cpanel/membersdatabase' } }),
  }
}

const said: Readonly<Record<WayToPay, (count: number) => string>> = {
  cheque: count => `${counted(count, 'order')} made. Record the checks in the ledger when they come.`,
  desk: count => `${counted(count, 'order')} made.`,
  cash: count => `${counted(count, 'membership')} paid in cash.`,
  link: count => `${counted(count, 'payment link')} mailed. Each membership begins when it is paid.`,
  given: count => `${counted(count, 'membership')} given.`,
}

interface MadeMember {
  /** Of what is paid. */
  readonly order?: MadeOrder
}

/** What was made of a row, or why it was left out. */
async function added(
  row: NewMember,
  { plan, input, key, tz }: RunGiven<NewMembersInput, NewMembersPlan>,
  services: Services,
): Promise<MadeMember | { readonly left: readonly Left[] }> {
  const callables = services.get(Callables)
  const { productId, level, cents } = plan.bought!
  const { how } = input
  const leave = (reason: string) => ({ left: [{ name: row.name, reason }] })
  const rowKey = `${key}-${row.id}`
  try {
    const personId = row.personId ?? (await newPerson(row, rowKey, callables))
    const member = { key: rowKey, personId, productId, level }
    if (how === 'given') {
      await callables.call(giveTerm, { ...member, reason: (input.reason ?? '').trim() })
      return {}
    }
    const order = await callables.call(orderMembership, { ...member, seenCents: cents, method: how === 'cheque' ? how : 'desk' })
    if (how === 'link') await callables.call(sendPaymentLink, order)
    const left = how === 'cash' ? await cashFor(order, services, tz) : []
    return left.length > 0 ? { left: left.map(one => ({ ...one, name: row.name })) } : { order }
  } catch (error) {
    const rule = brokenRuleOf(error)?.rule
    if (rule === 'email-taken') return leave('somebody else has this address by now. Add them again to see who.')
    if (rule === 'no-email') return leave('mail to their address comes back, and they have no other.')
    if (rule === 'price-changed') return leave('the price has changed. Add them again to see the new one.')
    throw error
  }
}

/** As the till records it. A run that is repeated finds the order paid. Returns what keeps it from being recorded. */
async function cashFor({ orderId }: MadeOrder, services: Services, tz: string): Promise<readonly Left[]> {
  if ((await services.get(Records).get(orders, orderId))?.status === 'paid') return []
  const receivedOn = localMoment(services.get(WallClock).now(), tz).date
  return (await recordPayment(services, { orderId, method: 'cash', receivedOn })).left ?? []
}

async function newPerson({ first, last, email }: NewMember, rowKey: string, callables: Callables): Promise<string> {
  const { personId } = await callables.call(addPerson, {
    personId: rowKey.replaceAll('-', ''),
    kind: 'person',
    first,
    last,
    tags: [],
    source: 'Added as a member',
    emails: [{ address: email }],
    phones: [],
    addresses: [],
  })
  return personId
}
