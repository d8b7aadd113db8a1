import { payouts } from '../../../../domain/shop/bank-payouts.collection'
import { orders } from '../../../../domain/shop/orders.collection'
import { providerEvents } from '../../../../domain/shop/provider-events.collection'
import { type SampleDocument, sampleDocument } from '../season-documents'
import { instantAt } from '../season-times'

const usd = (dollars: number) => ({ cents: dollars * 100, cur: 'usd' as const })

/** What is still open in the ledger: an order that waits for its check, a message that nobody could act on, and two payouts. */
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
    payouts,
    'po_season_1',
    { amount: usd(290), fees: usd(10), payments: 1, arrivesOn: '2027-09-02', status: 'arrived' },
    { by: 'system', at: instantAt('2027-09-01T06:00') },
  ),
  sampleDocument(
    payouts,
    'po_season_2',
    { amount: usd(766), fees: usd(24), payments: 1, arrivesOn: '2027-10-19', status: 'announced' },
    { by: 'system', at: instantAt('2027-10-16T06:00') },
  ),
]
