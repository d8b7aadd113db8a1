import { expect, it } from 'vitest'
import { fills } from '../../../../src/domain/imports/columns/import-field'
import { list, localDate, longText, money, number, text } from '../../../../src/domain/shared/records/fields'

it.each([
  ['a name', text('Name', 80), undefined, false],
  ['a statement', longText('Statement', 800), undefined, true],
  ['a number of pieces', number('Pieces', { integer: true }), undefined, false],
  ['a width', number('Width'), 'decimal', false],
  ['a price', money('Price'), 'decimal', false],
  ['a day', localDate('Day'), 'date', false],
  ['media', list('Media', text('Medium', 40), 5), 'list', true],
] as const)('the cells of a column that fills %s are read by its field', (_, field, format, joins) => {
  const { format: asked, joins: joined } = fills(field, 'one, two')
  expect([asked, joined ?? false]).toEqual([format, joins])
})
