import { payouts } from '../../../../domain/shop/bank-payouts.collection'
import { orders } from '../../../../domain/shop/orders.collection'
import { providerEvents } from '../../../../domain/shop/provider-events.collection'
import { simulatedPaymentsPath } from '../../payments/simulated-provider-account'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

const usd = (dollars: number) => ({ cents: dollars * 100, cur: 'usd' as const })

const on = (day: string) => ({ firstDay: day, lastDay: day })

/**
 * Open entries of the ledger: an order that waits for its check, a payment without an order, a declined card, and payouts, one of which
 * differs from the ledger.
 */
export const openLedger = (): SampleDocument[] => [
  sampleDocument(
    orders,
    'order-check',
    {
      personId: 'c05',
      email: 'c05@post.example',
      lines: [
        {
          id: 'guides',
          kind: 'product',
          title: 'The printed guide, 2027',
          quantity: 2,
          unit: usd(12),
          fmvCents: 2400,
          deductibleCents: 0,
          taxCents: 0,
          accountCode: '4200',
        },
      ],
      total: usd(24),
      tax: usd(0),
      policyVersions: {},
      source: 'web',
      idemKey: 'season-check',
      status: 'awaiting_payment',
    },
    { by: 'system', at: instantAt('2027-10-15T14:20') },
  ),
  sampleDocument(
    providerEvents,
    'evt_season_unknown',
    {
      type: 'payment_intent.succeeded',
      objectId: 'pi_sold_elsewhere',
      objectCreated: instantAt('2027-10-15T21:40'),
      problem: 'order-unknown',
      processedAt: instantAt('2027-10-15T21:41'),
      status: 'failed',
    },
    { by: 'system', at: instantAt('2027-10-15T21:41') },
  ),
  sampleDocument(
    providerEvents,
    'evt_season_declined',
    {
      type: 'payment_intent.payment_failed',
      objectId: 'pi_declined',
      objectCreated: instantAt('2027-10-16T09:12'),
      processedAt: instantAt('2027-10-16T09:12'),
      status: 'done',
    },
    { by: 'system', at: instantAt('2027-10-16T09:12') },
  ),
  sampleDocument(
    payouts,
    'po_season_0',
    { amount: usd(921), fees: usd(29), payments: 1, ...on('2027-04-22'), arrivesOn: '2027-04-26', status: 'arrived' },
    { by: 'system', at: instantAt('2027-04-24T06:00') },
  ),
  sampleDocument(
    payouts,
    'po_season_1',
    { amount: usd(290), fees: usd(10), payments: 1, ...on('2027-08-30'), arrivesOn: '2027-09-02', status: 'reconciled' },
    { by: 'system', at: instantAt('2027-09-01T06:00') },
  ),
  sampleDocument(
    payouts,
    'po_season_2',
    { amount: usd(766), fees: usd(24), payments: 1, ...on('2027-10-15'), arrivesOn: '2027-10-19', status: 'announced' },
    { by: 'system', at: instantAt('2027-10-16T06:00') },
  ),
]

/** The provider's data of the payment without an order. */
export const soldElsewhere = (): SampleDocument => ({
  path: `${simulatedPaymentsPath}/pi_sold_elsewhere`,
  data: {
    orderId: 'sold-elsewhere',
    amountCents: 2400,
    secret: 'none',
    state: 'succeeded',
    at: instantAt('2027-10-15T21:40'),
    number: '4242424242424242',
    refundedCents: 0,
  },
})
