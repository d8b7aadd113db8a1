import { expect, it } from 'vitest'
import { guideAddress } from '../../../src/domain/guide/reading/guide-numbers'

it.each([
  [undefined, { kind: 'home' }],
  ['', { kind: 'home' }],
  ['1', { kind: 'number', number: 1 }],
  ['217', { kind: 'number', number: 217 }],
  ['1899', { kind: 'number', number: 1899 }],
  ['1900', { kind: 'edition', editionId: '1900' }],
  ['2999', { kind: 'edition', editionId: '2999' }],
  ['3000', { kind: 'number', number: 3000 }],
  ['0', { kind: 'listing', id: '0' }],
  ['017', { kind: 'listing', id: '017' }],
  ['2027-90', { kind: 'listing', id: '2027-90' }],
  ['Qh2v9', { kind: 'listing', id: 'Qh2v9' }],
])('/sfosguide/%s', (id, address) => {
  expect(guideAddress(id)).toEqual(address)
})
