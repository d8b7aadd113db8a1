import { type CallFacts, callFacts, ownRegistrations, registeringArtist } from '../../guide/registering/call-facts'
import { readCarried } from '../../guide/registering/carried-listing'
import { mailRegistration } from '../../guide/registering/mail-registration'
import { newListing } from '../../guide/registering/new-listing'
import { registrationsOf } from '../../guide/registering/registered-location'
import { requireMove } from '../../guide/registering/registration-states'
import { type Registration, RegistrationsWithin, type StoredRegistration } from '../../guide/registering/registrations-transaction'
import { isMember } from '../../memberships/is-member'
import { callingPerson, defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import { serializeTransactions } from '../../shared/records/serialize-transactions'
import { orderOnce } from '../checkout/make-order'
import { policyVersions } from '../checkout/order-policy-versions'
import { settleFreeOrder } from '../checkout/settle-free-order'
import { type OrderIdentity, orderIdentity } from '../order-keys/order-identity'
import { orders } from '../orders.collection'
import type { Quote } from '../pricing/price-order'
import { type PriceVersion, priceRegistrations } from './price-registrations'
import { type Submission, submittedRegistration } from './registration-at-submission'
import { pricedRegistration, priceVersion, registrationAccount, registrationOrder } from './registration-order'
import { firstNumber, submissionRefusals, submitPhase } from './submission-rules'
import { type SubmitInput, submitRegistration } from './submit-registration.contract'

/** Writes the registrations and their order in one transaction; then settles a free order and mails the artist. */
export const submitRegistrationHandler = defineHandler(submitRegistration, async (context, input) => {
  const personId = callingPerson(context)
  const { seenCents: _seen, ...content } = input
  const identity = await orderIdentity(input.key, { personId, ...content })
  const order = await orderOnce(context, identity, () => submit(context, input, identity, personId))
  if (order.status === 'pending' && order.total.cents === 0) await settleFreeOrder(context, order.id)
  for (const { id } of input.registrations) await mailRegistration(context, id)
  return { orderId: order.id, isPaid: order.total.cents === 0 }
})

interface Facts {
  readonly call: CallFacts
  readonly personId: string
  readonly isMember: boolean
  readonly hasArtist: boolean
  readonly sortName: string | undefined
  readonly table: PriceVersion | undefined
  readonly accountCode: string
  readonly versions: { readonly [kind: string]: number }
}

async function factsOf(context: HandlerContext, { editionId, registrations }: SubmitInput, personId: string): Promise<Facts> {
  const records = context.systemRecords
  const [call, artist, member, table, accountCode, versions] = await Promise.all([
    callFacts(context, editionId, registrations),
    registeringArtist(records, personId),
    context.today().then(today => isMember(records, personId, today)),
    priceVersion(records, editionId),
    registrationAccount(records),
    policyVersions(context),
  ])
  return { call, personId, isMember: member, hasArtist: artist !== undefined, sortName: artist?.sortName, table, accountCode, versions }
}

async function submit(context: HandlerContext, input: SubmitInput, identity: OrderIdentity, personId: string): Promise<void> {
  const facts = await factsOf(context, input, personId)
  const now = context.clock.now()
  const ids = input.registrations.map(({ id }) => id)
  await context.systemRecords.transact(async within => {
    if (await within.get(orders, identity.orderId)) return
    const endTurn = await serializeTransactions(within, registrationsOf(input.editionId, personId))
    const own = await ownRegistrations(context.systemRecords, personId, input.editionId)
    const all = await RegistrationsWithin.read(
      within,
      input.registrations.map(({ id, siteId }) => ({ id, editionId: input.editionId, siteId })),
    )
    const carried = await readCarried(within, input.editionId, personId)
    if (ids.some(id => (all.now(id)?.personId ?? personId) !== personId)) throw new Refused('permission-denied', 'not theirs')
    for (const id of ids) requireMove('submit', all.now(id)?.status ?? 'draft')
    const submission = requireAllowed(input, { ...facts, own, all, now, orderId: identity.orderId })
    const first = firstNumber(own.filter(({ id }) => !ids.includes(id)))
    const entered = input.registrations.map((wanted, i) => submittedRegistration(wanted, first + i, all.now(wanted.id), submission))
    const quote = requireSeen(input, entered, submission.table, facts.accountCode)
    endTurn()
    const { idemKey } = identity
    const order = { quote, idemKey, method: input.method, personId, email: input.email, versions: facts.versions, orderedAt: now }
    within.create(orders, identity.orderId, registrationOrder(order))
    input.registrations.forEach(({ id, listing }, i) => {
      all.enter(id, { ...entered[i]!, listingId: id })
      all.move(id, 'submit')
      all.move(id, 'invoice')
      const made = newListing(id, entered[i]!, listing, { site: all.site(id), sortName: facts.sortName })
      carried.create(id, made, i)
      all.nameIt(id, listing.displayName)
    })
    carried.end()
    all.write(now)
  })
}

interface Found extends Facts {
  readonly own: readonly StoredRegistration[]
  readonly all: RegistrationsWithin
  readonly now: Date
  readonly orderId: string
}

function requireAllowed(input: SubmitInput, found: Found): Submission {
  const { call, personId, table, versions, now, orderId } = found
  const phase = submitPhase(input.registrations, found.all, call.deadlines, now)
  const refusals = submissionRefusals(input, { ...found, phase })
  const { phase: name } = phase
  if (refusals.length > 0 || !name) throw new RuleBroken('registration-refused', { refusals })
  if (!table) throw notPriced
  const { isMember: member } = found
  return { input, call, personId, isMember: member, table, phase: { ...phase, phase: name }, termsVersion: versions['terms'], orderId, now }
}

const notPriced = new RuleBroken('registration-refused', { refusals: [{ reason: 'not-priced' }] })

function requireSeen({ registrations, seenCents }: SubmitInput, entered: readonly Registration[], table: PriceVersion, accountCode: string): Quote {
  const priced = entered.map((one, i) => pricedRegistration(registrations[i]!.id, one)!)
  const quote = priceRegistrations(priced, table, accountCode)
  if (!quote) throw notPriced
  if (quote.total.cents !== seenCents) throw new RuleBroken('price-changed', { totalCents: quote.total.cents, lines: [] })
  return quote
}
