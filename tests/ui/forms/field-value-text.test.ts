import { expect, it } from 'vitest'
import { donations } from '../../../src/domain/giving/donations.collection'
import { fieldValueText } from '../../../src/ui/forms/field-value-text'
import { fieldColumn } from '../../../src/ui/panels/engine/fields/field-columns'

const { taxYear, amount } = donations.fields

it('a year has no separator, in a table as in a form; other numbers have', () => {
  expect(fieldValueText(taxYear, 2027, 'UTC')).toBe('2027')
  expect(fieldColumn(donations, 'taxYear', 'UTC').words({ id: 'a', taxYear: 2027 } as never)).toBe('2027')
  expect(fieldValueText(undefined, 2027, 'UTC')).toBe('2,027')
  expect(fieldValueText(amount, { cents: 202_700, cur: 'usd' }, 'UTC')).toBe('$2,027')
})
