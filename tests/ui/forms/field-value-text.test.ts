import { expect, it } from 'vitest'
import { donations } from '../../../src/domain/giving/donations.collection'
import { subscriptions } from '../../../src/domain/giving/subscriptions.collection'
import { shopSettings } from '../../../src/domain/shop/shop-settings.collection'
import { choiceText } from '../../../src/ui/forms/choice-text'
import { fieldProblem } from '../../../src/ui/forms/field-problem'
import { fieldValueText } from '../../../src/ui/forms/field-value-text'
import { RowIndex } from '../../../src/ui/office/data-grid/rows/row-index'
import { fieldColumn } from '../../../src/ui/panels/engine/fields/field-columns'

const { taxYear, amount } = donations.fields

it('a year has no separator, in a table as in a form; other numbers have', () => {
  expect(fieldValueText(taxYear, 2027, 'UTC')).toBe('2027')
  expect(fieldColumn(donations, 'taxYear', 'UTC').words({ id: 'a', taxYear: 2027 } as never)).toBe('2027')
  expect(fieldValueText(undefined, 2027, 'UTC')).toBe('2,027')
  expect(fieldValueText(amount, { cents: 202_700, cur: 'usd' }, 'UTC')).toBe('$2,027')
})

it('a calendar day is read in words, in a table as in a form', () => {
  const { receivedOn } = donations.fields
  expect(fieldValueText(receivedOn, '2027-10-05', 'Asia/Tokyo')).toBe('Oct 5, 2027')
  const column = fieldColumn(donations, 'receivedOn', 'Asia/Tokyo')
  expect(column.words({ id: 'a', receivedOn: '2027-10-05' } as never)).toBe('Oct 5, 2027')
  expect(column.value({ id: 'a', receivedOn: '2027-10-05' } as never)).toBe('2027-10-05')
})

it('codes, months and percent are read in words', () => {
  expect(choiceText('noGoods')).toBe('Nothing received in return')
  expect(choiceText('quidProQuo')).toBe('Quid pro quo')
  expect(fieldValueText(subscriptions.fields.cardExpires, '2028-08', 'UTC')).toBe('Aug 2028')
  expect(fieldColumn(subscriptions, 'cardExpires', 'UTC').words({ id: 'a', cardExpires: '2028-08' } as never)).toBe('Aug 2028')
  const percent = shopSettings.fields.taxRates.of!.fields!['millionths']!
  expect(fieldValueText(percent, 86_250, 'UTC')).toBe('8.625')
  expect(fieldProblem(percent, 600_000)).toBe('A number from 0 up to 50.')
})

it('days in words are ordered by their dates, and found in words and as YYYY-MM-DD', () => {
  const index = new RowIndex<{ readonly id: string; readonly receivedOn: string }>([fieldColumn(donations, 'receivedOn', 'UTC') as never])
  index.replace(['2027-10-05', '2026-12-31', '2027-04-01'].map(receivedOn => ({ id: receivedOn, receivedOn })))
  const ask = (filters: Record<string, string> = {}) =>
    Array.from(index.ask({ words: '', filters, sort: { column: 'receivedOn', descending: false } }), slot => index.row(slot).id)
  expect(ask()).toEqual(['2026-12-31', '2027-04-01', '2027-10-05'])
  expect([ask({ receivedOn: 'oct 5' }), ask({ receivedOn: '2027-04' })]).toEqual([['2027-10-05'], ['2027-04-01']])
})
