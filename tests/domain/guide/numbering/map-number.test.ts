import { describe, expect, it } from 'vitest'
import { compareNumbers, inNumberOrder, nextSuffixed, numberFields, numberOf, wholeOf } from '../../../../src/domain/guide/numbering/map-number'

describe('a number on the map', () => {
  it('comes in the order of the map, and what has none comes last', () => {
    const numbers = ['18', undefined, '17aa', '2', '17z', undefined, '17', '17a']
    expect(numbers.toSorted(inNumberOrder)).toEqual(['2', '17', '17a', '17z', '17aa', '18', undefined, undefined])
    expect([inNumberOrder(undefined, undefined), inNumberOrder('1', undefined) < 0, inNumberOrder(undefined, '1') > 0]).toEqual([0, true, true])
    expect([compareNumbers('17a', '17a'), compareNumbers('17b', '17a') > 0]).toEqual([0, true])
  })
  it('is stored as its number and its letter, and read as it is printed', () => {
    expect([numberFields('17'), numberFields('217ab'), numberFields(undefined)]).toEqual([
      { mapNumber: 17, mapSuffix: undefined },
      { mapNumber: 217, mapSuffix: 'ab' },
      { mapNumber: undefined, mapSuffix: undefined },
    ])
    for (const number of ['17', '217ab', undefined]) expect(numberOf(numberFields(number))).toBe(number)
    expect([wholeOf('217ab'), numberOf({ mapSuffix: 'a' })]).toEqual([217, undefined])
  })
  it('that is late takes the next letter, and two after the last one', () => {
    expect(['17', '17a', '17y', '17z', '17az', '17zz', '9zzz'].map(nextSuffixed)).toEqual(['17a', '17b', '17z', '17aa', '17ba', '17aaa', '9aaaa'])
  })
})
