import { giveTerm } from '../../../../domain/memberships/changes/change-membership.contract'
import { inviteSeat } from '../../../../domain/memberships/family-seats/seats.contract'
import { memberships } from '../../../../domain/memberships/memberships.collection'
import { addPerson } from '../../../../domain/people/add-person.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { brokenRuleOf } from '../../../../domain/shared/functions/cloud-function'
import type { Services } from '../../../../domain/shared/functions/service'
import { Records } from '../../../../domain/shared/records/records'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { orderMembership } from '../../../../domain/shop/desk/order-membership.contract'
import { recordCountedPayments } from '../../../../domain/shop/desk/record-counted-payments.contract'
import { sendPaymentLink } from '../../../../domain/shop/desk/send-payment-link.contract'
import { counted } from '../../../kit/counted'
import type { Left } from '../../engine/actions/use-outcome'
import type { RunGiven, RunReport } from '../../engine/run/run-spec'
import { deskAddress, type MadeOrder } from '../../money/desk/desk-order-props'
import { recordPayment } from '../../money/ledger/payment-actions'
import type { NewMember } from './new-member'
import type { NewMembersInput, NewMembersPlan } from './new-members'
import { isAtOnce, isCounted, type WayToPay } from './way-to-pay-input'

/** Adds members one after the other. Repeated with the same key, it creates nothing twice. */
export async function addMembers(given: RunGiven<NewMembersInput, NewMembersPlan>, services: Services): Promise<RunReport> {
  const { plan, input, signal, onProgress } = given
  const { how } = input
  const rows = plan.rows.filter(({ outcome }) => outcome !== 'left out')
  const left: Left[] = plan.rows.flatMap(({ outcome, name, email, note }) =>
    outcome === 'left out' ? [{ name: name || email || 'A line without a name', reason: note }] : [],
  )
  const made: MadeMember[] = []
  const holders = rows.filter(({ sharesWith }) => sharesWith === undefined)
  for (const [at, row] of holders.entries()) {
    if (signal.aborted) return { outcome: 'paused', message: '' }
    onProgress({ done: at, total: rows.length })
    const outcome = await addedMember(row, given, services)
    if ('left' in outcome) left.push(...outcome.left)
    else made.push(outcome)
  }
  const paid = isCounted(how) && made.length > 0 ? await countedPayments(made, given, services) : nothingLeft
  left.push(...paid.left)
  const bought = made.filter(member => !paid.unpaid.has(member))
  /** Ids of memberships, by row. */
  const added = new Map<string, string>()
  for (const { row, personId, membershipId } of bought) {
    const id = membershipId ?? (isCounted(how) ? await membershipOf(personId, plan.bought!.audience, services) : undefined)
    if (id !== undefined) added.set(row.id, id)
  }
  let places = 0
  for (const row of rows) {
    if (row.sharesWith === undefined) continue
    const reason = await whyNoPlace(row, added.get(row.sharesWith), services)
    if (reason === undefined) places++
    else left.push({ name: row.name, reason })
  }
  const [first] = made
  if (how === 'desk' && first?.order) return { message: 'The order is made.', left, to: `/cpanel/creditcardprocessor${deskAddress(first.order)}` }
  return {
    message: [said[how](bought.length), ...(places > 0 ? [`${counted(places, 'invitation')} to share one mailed.`] : [])].join(' '),
    left,
    ...(isAtOnce(how) && { next: { label: 'Look at the members', to: '/cpanel/membersdatabase' } }),
  }
}

const said: Readonly<Record<WayToPay, (count: number) => string>> = {
  cheque: count => `${counted(count, 'order')} made. Record the checks in the ledger when they come.`,
  desk: count => `${counted(count, 'order')} made.`,
  cheques: count => `${counted(count, 'membership')} paid by check.`,
  cash: count => `${counted(count, 'membership')} paid in cash.`,
  link: count => `${counted(count, 'payment link')} mailed. Each membership begins when it is paid.`,
  given: count => `${counted(count, 'membership')} given.`,
}

interface MadeMember {
  readonly row: NewMember
  readonly personId: string
  /** The order, if the membership is paid for. */
  readonly order?: MadeOrder
  /** Of a given membership. */
  readonly membershipId?: string | undefined
}

/** What was made of a row, or why it was left out. */
async function addedMember(
  row: NewMember,
  { plan, input, key }: RunGiven<NewMembersInput, NewMembersPlan>,
  services: Services,
): Promise<MadeMember | { readonly left: readonly Left[] }> {
  const callables = services.get(Callables)
  const { productId, level, cents } = plan.bought!
  const { how } = input
  const welcome = input.welcome && { welcome: true as const }
  const leave = (reason: string) => ({ left: [{ name: row.name, reason }] })
  const rowKey = `${key}-${row.id}`
  try {
    const personId = row.personId ?? (await newPerson(row, rowKey, callables))
    const member = { key: rowKey, personId, productId, level, ...welcome }
    if (how === 'given') {
      const { membershipId } = await callables.call(giveTerm, { ...member, reason: (input.reason ?? '').trim() })
      return { row, personId, membershipId }
    }
    const order = await callables.call(orderMembership, { ...member, seenCents: cents, method: how === 'cheque' ? how : 'desk' })
    if (how === 'link') await callables.call(sendPaymentLink, order)
    return { row, personId, order }
  } catch (error) {
    const rule = brokenRuleOf(error)?.rule
    if (rule === 'email-taken') return leave('somebody else has this address by now. Add them again to see who.')
    if (rule === 'no-email') return leave('mail to their address comes back, and they have no other.')
    if (rule === 'price-changed') return leave('the price has changed. Add them again to see the new one.')
    throw error
  }
}

interface CountedOutcome {
  readonly left: readonly Left[]
  readonly unpaid: ReadonlySet<MadeMember>
}
const nothingLeft: CountedOutcome = { left: [], unpaid: new Set() }

/** The server compares the whole pile with what was counted, and records nothing if they differ. A run that is repeated finds orders paid. */
async function countedPayments(
  made: readonly MadeMember[],
  { input: { how, count = 0, total }, tz }: RunGiven<NewMembersInput, NewMembersPlan>,
  services: Services,
): Promise<CountedOutcome> {
  const receivedOn = localMoment(services.get(WallClock).now(), tz).date
  const paymentOf = ({ row, order }: MadeMember) => ({
    orderId: order!.orderId,
    ...(how === 'cash' ? { method: how } : { method: 'cheque' as const, ref: row.check! }),
  })
  try {
    const batch = { receivedOn, payments: made.map(paymentOf), count, totalCents: total?.cents ?? 0 }
    const { left } = await services.get(Callables).call(recordCountedPayments, batch)
    const found = left.map(({ orderId, reason }) => ({ member: made.find(({ order }) => order!.orderId === orderId)!, reason }))
    return {
      unpaid: new Set(found.map(({ member }) => member)),
      left: found.map(({ member, reason }) => {
        const again = { ...paymentOf(member), receivedOn, isAnother: true }
        return {
          name: member.row.name,
          reason: notRecorded[reason],
          ...(reason === 'payment-twice' && { act: { label: 'Record it as another payment', run: () => recordPayment(services, again) } }),
        }
      }),
    }
  } catch (error) {
    if (brokenRuleOf(error)?.rule !== 'batch-disagrees') throw error
    const reason = 'not recorded: without those who are left out, it is not what you counted.'
    return { unpaid: new Set(made), left: made.map(({ row }) => ({ name: row.name, reason })) }
  }
}

const notRecorded = {
  'payment-twice': 'the same amount from the same payer was recorded in the last ten minutes.',
  'order-over': 'their order has ended. Add them again.',
  'paid-before': 'their order was paid before. Find out what this money is for, and record it at the desk.',
} as const

async function membershipOf(personId: string, audience: string, services: Services): Promise<string | undefined> {
  const held = await services.get(Records).find(memberships, { where: [['personId', '==', personId]] })
  return held.find(one => one.audience === audience)?.id
}

/** Gives a place as the holder does in the dashboard. Returns why it was not given. */
async function whyNoPlace({ name, email }: NewMember, membershipId: string | undefined, services: Services): Promise<string | undefined> {
  if (membershipId === undefined) return 'the membership that they would share was not added.'
  try {
    await services.get(Callables).call(inviteSeat, { membershipId, name, email })
    return undefined
  } catch (error) {
    const reason = noPlace[brokenRuleOf(error)?.rule ?? '']
    if (reason === undefined) throw error
    return reason
  }
}

const noPlace: { readonly [rule: string]: string | undefined } = {
  'seat-taken': 'they have a place in this membership already.',
  'seats-full': 'every place of this membership is taken.',
  'seats-ended': 'the membership does not count today.',
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
