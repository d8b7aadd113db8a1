import { expect, it } from 'vitest'
import { colourName, colourNamesOf } from '../../../src/domain/artists/colour-names'

it.each([
  ['#ffffff', 'white'],
  ['#f4f0e6', 'white'],
  ['#000000', 'black'],
  ['#101830', 'black'],
  ['#808080', 'gray'],
  ['#e01010', 'red'],
  ['#f08020', 'orange'],
  ['#f0e020', 'yellow'],
  ['#20a040', 'green'],
  ['#2040c0', 'blue'],
  ['#8020e0', 'violet'],
  ['#e02090', 'pink'],
  ['#ffb0b0', 'pink'],
  ['#6a4a30', 'brown'],
])('%s is %s', (css, name) => {
  expect(colourName(css)).toBe(name)
})

it('other notations have no name, and each name is listed once, in the order of the colors', () => {
  expect(colourName('red')).toBeUndefined()
  expect(colourNamesOf(['#2040c0', '#e01010', 'red', '#2040c8'])).toEqual(['blue', 'red'])
})

it('white is the ground where there are colors, and the color of a work without any', () => {
  expect(colourNamesOf(['#f4f0e6', '#2040c0', '#000000'])).toEqual(['blue', 'black'])
  expect(colourNamesOf(['#f4f0e6', '#808080', '#000000'])).toEqual(['white', 'gray', 'black'])
})
