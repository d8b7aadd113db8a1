import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alikeGroups, likenessDistance, likenessOf } from '../../../src/domain/content/image-likeness'

/** 9 × 8 grey pixels, row by row. */
const pixels = (greys: readonly number[], alpha = 255) => new Uint8ClampedArray(greys.flatMap(grey => [grey, grey, grey, alpha]))
const rows = (row: readonly number[]) => Array.from({ length: 8 }, () => row).flat()

describe('a likeness', () => {
  it('says for each pixel whether it is brighter than its right neighbour', () => {
    expect(likenessOf(pixels(rows([9, 8, 7, 6, 5, 4, 3, 2, 1])))).toBe('ffffffffffffffff')
    expect(likenessOf(pixels(rows([1, 2, 3, 4, 5, 6, 7, 8, 9])))).toBe('0000000000000000')
    expect(likenessOf(pixels(rows([9, 1, 9, 1, 9, 1, 9, 1, 9])))).toBe('aaaaaaaaaaaaaaaa')
  })

  it('is the same for a picture that is a little brighter, and for one on no ground as on white', () => {
    const greys = array(integer({ min: 0, max: 200 }), { minLength: 72, maxLength: 72 })
    assert(property(greys, integer({ min: 0, max: 55 }), (grey, more) => likenessOf(pixels(grey)) === likenessOf(pixels(grey.map(g => g + more)))))
    expect(likenessOf(pixels(rows([9, 1, 9, 1, 9, 1, 9, 1, 9]), 0))).toBe('0000000000000000')
  })

  it('is of a picture of its own size only', () => {
    expect(() => likenessOf(new Uint8ClampedArray(4))).toThrow(RangeError)
  })

  it('differs in as many bits as are unlike', () => {
    expect(likenessDistance('0000000000000000', 'ffffffffffffffff')).toBe(64)
    expect(likenessDistance('8000000000000001', '0000000000000000')).toBe(2)
    expect(likenessDistance('a5a5a5a5a5a5a5a5', 'a5a5a5a5a5a5a5a5')).toBe(0)
  })
})

describe('pictures that look alike', () => {
  const groups = (...phashes: readonly (string | undefined)[]) =>
    alikeGroups(phashes.map((phash, i) => ({ id: String(i), phash }))).map(group => group.map(({ id }) => id).join(''))

  it('stand together, eight bits apart at most, and through one another', () => {
    expect(groups('a5a5a5a5a5a5a5a5', '5a5a5a5a5a5a5a5a', 'a5a5a5a5a5a5a55a')).toEqual(['02'])
    expect(groups('a5a5a5a5a5a5a5a5', 'a5a5a5a5a5a5555a')).toEqual([])
    expect(groups('a5a5a5a5a5a5a5a5', 'a5a5a5a5a5a55a5a', 'a5a5a5a5a5a5a55a')).toEqual(['012'])
  })

  it('are none whose likeness nobody took, and no even sheets', () => {
    expect(groups(undefined, undefined, '0000000000000000', '0000000000000001', 'ffffffffffffffff', 'ffffffffffffffff')).toEqual([])
  })
})
