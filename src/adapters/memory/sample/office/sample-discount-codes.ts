import { discountCodes } from '../../../../domain/shop/codes/discount-codes.collection'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

const by = { by: 'p-moneyadmin', at: instantAt('2027-08-30T09:00') }

/** Discount codes: for the season, for members, one that was used up, and one that is not open yet. */
export const sampleDiscountCodes = (): SampleDocument[] => [
  sampleDocument(
    discountCodes,
    'code-season',
    {
      code: 'OPENDOORS',
      title: 'Open doors in October',
      percent: 15,
      kinds: ['product'],
      from: '2027-09-01',
      until: '2027-11-30',
      maxUses: 300,
      perPerson: 2,
      status: 'live',
    },
    by,
  ),
  sampleDocument(
    discountCodes,
    'code-friends',
    {
      code: 'FIRSTYEAR',
      title: 'Ten dollars off a first year',
      amount: { cents: 1000, cur: 'usd' },
      kinds: ['membership'],
      perPerson: 1,
      status: 'live',
    },
    by,
  ),
  sampleDocument(
    discountCodes,
    'code-press',
    { code: 'PRESSDAY', title: 'For the press day', percent: 100, kinds: ['product'], maxUses: 12, uses: 12, until: '2027-10-31', status: 'live' },
    by,
  ),
  sampleDocument(
    discountCodes,
    'code-winter',
    { code: 'WINTER', title: 'Prints in December', percent: 10, kinds: ['product'], from: '2027-12-01', until: '2027-12-24', status: 'draft' },
    by,
  ),
]
