import { checkInCode } from '../../../../domain/capacity/check-in-code'
import { eventPlaces } from '../../../../domain/events/event-place-counts.collection'
import { guestList, rsvps } from '../../../../domain/events/rsvps.collection'
import { donations } from '../../../../domain/giving/donations.collection'
import { letterText } from '../../../../domain/giving/letters/letter-text'
import { letters } from '../../../../domain/giving/letters.collection'
import type { DataOf } from '../../../../domain/shared/records/collection'
import { sequenceNumbers } from '../../../../domain/shared/records/sequence-numbers.collection'
import { orders } from '../../../../domain/shop/orders.collection'
import { payments, receipts } from '../../../../domain/shop/payments.collection'
import { partsOfRef } from '../../../../domain/shop/stock/stock-ref'
import { ticketRef } from '../../../../domain/shop/tickets/ticket-lines'
import { simulatedPaymentsPath } from '../../payments/simulated-provider-account'
import { sampleCast } from '../people/sample-cast'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { sampleMonthlyPayments } from './sample-monthly-payments'
import { openLedger } from './sample-open-ledger'

type Line = DataOf<typeof orders>['lines'][number]
type Method = DataOf<typeof payments>['method']

/** A sale at a day and time: who paid, for what and how, and its outcome. Without a person it was paid by a walk-in customer. */
interface Sale {
  readonly at: string
  readonly personId?: string
  readonly kind: Line['kind']
  readonly title: string
  readonly dollars: number
  /** The value of what the donor received in return. */
  readonly worth?: number
  readonly method: Method
  readonly became?: 'failed' | 'refunded'
  /** The reason of a refund request. */
  readonly asks?: string
  /** For a gift: the campaign, the name that the giver chose to show, and the employer that the giver named. */
  readonly given?: { readonly campaignId: string; readonly shownAs?: string; readonly employer?: string }
  /** What was sold: a variant of a digital product, a level, or the places of an event. */
  readonly ref?: string
}

const card = (at: string, personId: string, kind: Line['kind'], title: string, dollars: number, more: Partial<Sale> = {}): Sale => ({
  at,
  personId,
  kind,
  title,
  dollars,
  method: 'card',
  ...more,
})
const desk = (at: string, title: string, dollars: number, method: Method = 'cash'): Sale => ({ at, kind: 'product', title, dollars, method })

const sales: readonly Sale[] = [
  desk('2026-10-16T17:20', 'The printed guide, 2026', 12),
  card('2026-10-16T18:05', 'c03', 'membership', 'Friend', 50, { worth: 16 }),
  desk('2026-10-16T18:40', 'Door sign', 6),
  card('2026-10-16T19:15', 'p-donor', 'donation', 'Materials fund', 150),
  desk('2026-10-16T20:30', 'Two posters', 60, 'cheque'),
  card('2027-03-01T10:00', 'p-artlover', 'membership', 'Friend', 50, { worth: 16, ref: 'artlover/friend' }),
  card('2027-04-22T09:30', 'p-donor', 'donation', 'A lift on the water side', 1000, {
    given: { campaignId: 'water-side-lift', shownAs: 'Hugh Tremaine' },
  }),
  card('2027-08-30T11:45', 'c05', 'donation', 'First doors', 300),
  card('2027-10-14T16:02', 'c09', 'membership', 'Companion', 100, { worth: 35, became: 'failed' }),
  card('2027-10-15T12:40', 'p-donor', 'donation', 'First doors', 790, {
    given: { campaignId: 'first-doors', shownAs: 'Hugh Tremaine', employer: 'Cannery Street Savings' },
  }),
  card('2027-10-15T20:11', 'c11', 'ticket', 'A chair at the long table', 150, { worth: 65, became: 'failed' }),
  card('2027-10-16T08:12', 'c02', 'donation', 'A lift on the water side', 250),
  card('2027-10-16T08:55', 'c14', 'membership', 'Friend', 50, { worth: 16 }),
  desk('2027-10-16T09:20', 'The printed guide, 2027', 12),
  card('2027-10-16T09:41', 'c21', 'product', 'Tote with the ring', 24, { became: 'refunded' }),
  desk('2027-10-16T10:05', 'Door signs, three', 18),
  card('2027-10-16T10:32', 'c07', 'ticket', 'A chair at the long table', 150, { worth: 65, asks: 'I am away that evening and cannot come' }),
  card('2027-10-16T10:48', 'p-artlover', 'donation', 'Young hands', 35),
  card('2027-10-14T18:20', 'p-artlover', 'product', 'Four walks past the doors', 6, { ref: 'four-walks/four-walks-1' }),
  card('2027-10-12T19:04', 'p-artlover', 'ticket', 'Quartet under the crane, Oct 23, 2027', 16, {
    worth: 16,
    ref: ticketRef('chamber-evening-2027-10-23'),
  }),
]

/** Money of two years: orders with their payments and receipts, gifts, and one receipt letter. */
export const sampleLedger = (): SampleDocument[] => [
  ...sales.flatMap(entries),
  ...sales.flatMap(places),
  ...gifts(),
  ...letter(),
  ...openLedger(),
  ...sampleMonthlyPayments(),
]

const usd = (dollars: number) => ({ cents: Math.round(dollars * 100), cur: 'usd' as const })
const emailOf = (personId: string | undefined) => (personId === undefined ? 'desk@post.example' : `${personId}@post.example`)

function entries({ at, personId, kind, title, dollars, worth = 0, method, became, asks, ref }: Sale, i: number): SampleDocument[] {
  const n = String(i + 1).padStart(3, '0')
  const [orderId, paymentId, receivedOn] = [`order${n}`, `sim-${n}-pay`, at.slice(0, 10)]
  const stamp = { by: 'system', at: instantAt(at) }
  const isDeductible = kind === 'donation' || kind === 'membership'
  const line: Line = {
    id: '1',
    kind,
    title,
    quantity: 1,
    unit: usd(dollars),
    fmvCents: worth * 100,
    deductibleCents: isDeductible ? (dollars - worth) * 100 : 0,
    taxCents: 0,
    accountCode: isDeductible ? '4100' : kind === 'ticket' ? '4350' : '4200',
    ...(ref !== undefined && { refId: ref }),
    ...(ref !== undefined && kind === 'product' && { isDigital: true }),
  }
  const paid = {
    orderId,
    method,
    amount: usd(dollars),
    card: method === 'card' ? { brand: 'visa', last4: String(4000 + i * 37) } : undefined,
    receivedOn,
  }
  const status = became === 'failed' ? ('failed' as const) : ('succeeded' as const)
  return [
    sampleDocument(
      orders,
      orderId,
      {
        personId,
        email: emailOf(personId),
        lines: [line],
        total: usd(dollars),
        tax: usd(0),
        policyVersions: {},
        ...(asks !== undefined && { refundAsked: 'asked' as const, refundReason: asks }),
        source: personId === undefined ? 'desk' : 'web',
        idemKey: `season-${n}`,
        payments: became === 'refunded' ? [paymentId, `${paymentId}-back`] : [paymentId],
        status: became === 'failed' ? 'failed' : became === 'refunded' ? 'refunded' : 'paid',
      },
      stamp,
    ),
    sampleDocument(payments, paymentId, { ...paid, providerId: method === 'card' ? `pi_${n}_season` : undefined, status }, stamp),
    ...(personId === undefined || status === 'failed'
      ? []
      : [sampleDocument(receipts, paymentId, { personId, orderId, method, amount: paid.amount, card: paid.card, receivedOn }, stamp)]),
    ...(became === 'refunded'
      ? [
          sampleDocument(
            payments,
            `${paymentId}-back`,
            {
              ...paid,
              amount: usd(-dollars),
              refundOf: paymentId,
              lines: [{ lineId: line.id, pieces: 1, cents: dollars * 100, taxCents: 0, fmvCents: 0, deductibleCents: 0 }],
              status: 'succeeded' as const,
            },
            stamp,
          ),
        ]
      : []),
  ]
}

/** What a paid ticket gives: a reply with the code for the door, and its place in the event's count. */
function places({ at, personId = '', kind, ref }: Sale, i: number): SampleDocument[] {
  if (kind !== 'ticket' || ref === undefined) return []
  const orderId = `order${String(i + 1).padStart(3, '0')}`
  const { id: eventId } = partsOfRef(ref)
  const { first, last } = sampleCast().find(({ pid }) => pid === personId)!
  const stamp = { by: 'system', at: instantAt(at) }
  const listed = { guests: 0, code: checkInCode('b8NwQz'), status: 'going' as const }
  return [
    sampleDocument(rsvps, `${orderId}-1`, { eventId, personId, orderId, queuedAt: stamp.at, ...listed }, stamp),
    sampleDocument(guestList, `${orderId}-1`, { hostIds: [], name: `${first} ${last}`, isPaid: true, ...listed }, stamp, { event: eventId }),
    sampleDocument(eventPlaces, eventId, { taken: 1, waiting: 0, isLine: false }, stamp),
  ]
}

/** The provider's data of the payments by card, so that they can be refunded. */
export const ledgerAtProvider = (): SampleDocument[] =>
  sales.flatMap(({ at, dollars, method, became }, i) => {
    if (method !== 'card' || became === 'failed') return []
    const n = String(i + 1).padStart(3, '0')
    const amountCents = usd(dollars).cents
    const data = {
      orderId: `order${n}`,
      amountCents,
      secret: 'none',
      state: 'succeeded',
      at: instantAt(at),
      number: '4242424242424242',
      refundedCents: became === 'refunded' ? amountCents : 0,
    }
    return [{ path: `${simulatedPaymentsPath}/pi_${n}_season`, data }]
  })

/** Every paid gift; the first of the year has its letter. */
function gifts(): SampleDocument[] {
  return sales.flatMap(({ at, personId, kind, dollars, became, given }, i) => {
    if (kind !== 'donation' || personId === undefined || became) return []
    const n = String(i + 1).padStart(3, '0')
    return [
      sampleDocument(
        donations,
        giftId(n),
        {
          personId,
          orderId: `order${n}`,
          lineId: '1',
          amount: usd(dollars),
          ...given,
          anonymous: false,
          receivedOn: at.slice(0, 10),
          taxYear: Number(at.slice(0, 4)),
          softCredits: [],
          ...(dollars >= 1000 && { personalThanks: { state: 'due' as const } }),
          status: dollars === 1000 || at < '2027' ? 'acknowledged' : 'recorded',
        },
        { by: 'system', at: instantAt(at) },
      ),
    ]
  })
}

/** The id of an order's gift contains the id of its order line. */
const giftId = (n: string) => `order${n}-1`

const firstLetter = 'letter-2027-000001'

/** The receipt letter of the year's first gift, and the counter for the next letter's number. */
function letter(): SampleDocument[] {
  const [receivedOn, issuedOn, donor] = ['2027-04-22', '2027-05-03', 'Hugh Tremaine']
  const gift = { lineId: giftId('007'), receivedOn, paidCents: 100_000, fmvCents: 0, goods: 'none' as const, received: [] }
  const draft = { kind: 'noGoods' as const, personId: 'p-donor', taxYear: 2027, entries: [gift], paidCents: 100_000, fmvCents: 0 }
  const head = { legalName: 'Saltlight Arts, Inc.', ein: '00-1234567', number: '2027-000001', issuedOn, donor }
  const stamp = { by: 'p-moneyadmin', at: instantAt(`${issuedOn}T09:00`) }
  return [
    sampleDocument(sequenceNumbers, 'letters-2027', { last: 1 }, stamp),
    sampleDocument(
      letters,
      firstLetter,
      {
        number: head.number,
        kind: draft.kind,
        personId: draft.personId,
        about: ['order007'],
        orderLineIds: [gift.lineId],
        paid: usd(1000),
        fmv: usd(0),
        deductible: usd(1000),
        text: letterText({ ...draft, deductibleCents: 100_000, isRequired: true, mustDisclose: false }, head).join('\n\n'),
        textHash: '792fe8df8e5c4c29067a45698b050ca0b6af6d0a493161bddab7cebbf260daf0',
        pdfPath: `letters/${firstLetter}.html`,
        taxYear: draft.taxYear,
        status: 'issued',
      },
      stamp,
    ),
  ]
}
