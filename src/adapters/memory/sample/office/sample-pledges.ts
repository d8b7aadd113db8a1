import { donations } from '../../../../domain/giving/donations.collection'
import { pledges } from '../../../../domain/giving/pledges.collection'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

const usd = (dollars: number) => ({ cents: dollars * 100, cur: 'usd' as const })
const stamp = (day: string) => ({ by: 'p-moneyadmin', at: instantAt(`${day}T11:00`) })

/** Pledges, the match that an employer is expected to pay, and goods that were given. */
export const samplePledges = (): SampleDocument[] => [
  sampleDocument(
    pledges,
    'pledge-lift',
    { personId: 'p-donor', amount: usd(2400), received: usd(0), campaignId: 'water-side-lift', dueOn: '2027-12-15', status: 'open' },
    stamp('2027-09-20'),
  ),
  sampleDocument(
    pledges,
    'match-order008-1',
    {
      personId: 'c09',
      amount: usd(300),
      received: usd(0),
      campaignId: 'first-doors',
      dueOn: '2027-11-30',
      matchOf: 'order008-1',
      status: 'open',
    },
    stamp('2027-09-02'),
  ),
  sampleDocument(
    donations,
    'goods-paper',
    {
      personId: 'c05',
      amount: usd(0),
      fundId: 'materials',
      inKind: { description: 'Forty sheets of cotton paper, 300 g' },
      anonymous: false,
      receivedOn: '2027-09-28',
      taxYear: 2027,
      softCredits: ['p-artlover'],
      status: 'recorded',
    },
    stamp('2027-09-28'),
  ),
]
