import { expect, it } from 'vitest'
import { donorsSheet } from '../../../src/domain/exports/donors-sheet'
import type { donations } from '../../../src/domain/giving/donations.collection'
import type { Person } from '../../../src/domain/people/people.collection'
import type { StoredOf } from '../../../src/domain/shared/records/collection'

type Gift = StoredOf<typeof donations>
const gift = (id: string, receivedOn: string, of: Partial<Gift> = {}) =>
  ({ id, personId: 'mia', amount: { cents: 123_450, cur: 'usd' }, receivedOn, taxYear: 2027, anonymous: false, status: 'recorded', ...of }) as Gift
const mia = { names: { display: 'Mia Lund' }, emails: [{ address: 'mia@post.example' }] } as unknown as Person

it('the sheet of gifts has each by the day it was received, goods with a description and no amount', () => {
  const { header, rows } = donorsSheet(
    [
      gift('c', '2027-09-02', { fundId: 'roof', campaignId: 'spring', anonymous: true }),
      gift('b', '2027-09-01', { personId: 'gone', status: 'void' }),
      gift('a', '2027-09-01', { inKind: { description: 'Paper' } as Gift['inKind'], amount: { cents: 0, cur: 'usd' } }),
    ],
    new Map([['mia', mia]]),
  )
  expect(header).toEqual(['Received', 'Name', 'Email', 'Amount', 'In kind', 'Fund', 'Campaign', 'Anonymous', 'Tax year', 'State'])
  expect(rows).toEqual([
    ['2027-09-01', 'Mia Lund', 'mia@post.example', '', 'Paper', '', '', '', 2027, 'recorded'],
    ['2027-09-01', '', '', '1234.50', '', '', '', '', 2027, 'void'],
    ['2027-09-02', 'Mia Lund', 'mia@post.example', '1234.50', '', 'roof', 'spring', 'yes', 2027, 'recorded'],
  ])
})
