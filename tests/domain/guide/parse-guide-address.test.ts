import { expect, it } from 'vitest'
import { guideAddress, typedMapNumber } from '../../../src/domain/guide/reading/parse-guide-address'

it.each([
  [undefined, { kind: 'home' }],
  ['', { kind: 'home' }],
  ['saved', { kind: 'saved' }],
  ['1', { kind: 'number', number: '1' }],
  ['217', { kind: 'number', number: '217' }],
  ['1899', { kind: 'number', number: '1899' }],
  ['1900', { kind: 'edition', editionId: '1900' }],
  ['2999', { kind: 'edition', editionId: '2999' }],
  ['2027-spring', { kind: 'edition', editionId: '2027-spring' }],
  ['3000', { kind: 'number', number: '3000' }],
  ['217a', { kind: 'number', number: '217a' }],
  ['217A 4', { kind: 'number', number: '217a', unit: '4' }],
  ['2027a', { kind: 'number', number: '2027a' }],
  ['217abc', { kind: 'listing', id: '217abc' }],
  ['38 201', { kind: 'number', number: '38', unit: '201' }],
  ['0', { kind: 'listing', id: '0' }],
  ['017', { kind: 'listing', id: '017' }],
  ['2027-90', { kind: 'listing', id: '2027-90' }],
  ['2027-spring-0a1b2c', { kind: 'listing', id: '2027-spring-0a1b2c' }],
  ['2027-ab12cd34ef56ab12cd34', { kind: 'listing', id: '2027-ab12cd34ef56ab12cd34' }],
  ['Qh2v9', { kind: 'listing', id: 'Qh2v9' }],
])('/sfosguide/%s', (id, address) => {
  expect(guideAddress(id)).toEqual(address)
})

it.each([
  ['17', '17'],
  [' 17 ', '17'],
  ['38 201', '38 201'],
  ['38\u00a0201', '38 201'],
  ['38-201', '38 201'],
  ['38 – 2a', '38 2a'],
  ['#38/201', '38 201'],
  ['3000', '3000'],
  ['№ 217a', '217a'],
  ['2027', undefined],
  ['', undefined],
  ['door', undefined],
  ['38 201 4', undefined],
])('“%s” typed at a door', (typed, segment) => {
  expect(typedMapNumber(typed)).toBe(segment)
})
