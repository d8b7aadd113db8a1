import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { perceptualHash, similarGroups } from '../../../src/domain/pictures/image-similarity'

/** 9 × 8 gray pixels, row by row. */
const pixels = (greys: readonly number[], alpha = 255) => new Uint8ClampedArray(greys.flatMap(grey => [grey, grey, grey, alpha]))
const rows = (row: readonly number[]) => Array.from({ length: 8 }, () => row).flat()

describe('a perceptual hash', () => {
  it('has a bit for each pixel that is brighter than its right neighbor', () => {
    expect(perceptualHash(pixels(rows([9, 8, 7, 6, 5, 4, 3, 2, 1])))).toBe('ffffffffffffffff')
    expect(perceptualHash(pixels(rows([1, 2, 3, 4, 5, 6, 7, 8, 9])))).toBe('0000000000000000')
    expect(perceptualHash(pixels(rows([9, 1, 9, 1, 9, 1, 9, 1, 9])))).toBe('aaaaaaaaaaaaaaaa')
  })

  it('is the same for a slightly brighter picture, and treats transparent as white', () => {
    const greys = array(integer({ min: 0, max: 200 }), { minLength: 72, maxLength: 72 })
    assert(
      property(greys, integer({ min: 0, max: 55 }), (grey, more) => perceptualHash(pixels(grey)) === perceptualHash(pixels(grey.map(g => g + more)))),
    )
    expect(perceptualHash(pixels(rows([9, 1, 9, 1, 9, 1, 9, 1, 9]), 0))).toBe('0000000000000000')
  })

  it.each(['red', 'green', 'blue'])('sees where a picture has more %s', name => {
    const channel = ['red', 'green', 'blue'].indexOf(name)
    const colour = (more: number) => [0, 1, 2, 3].map(at => (at === 3 ? 255 : at === channel ? more : 40))
    const striped = Array.from({ length: 72 }, (_, i) => colour(i % 9 === 0 ? 200 : 40)).flat()
    expect(perceptualHash(new Uint8ClampedArray(striped))).toBe('80'.repeat(8))
  })

  it('needs a picture of its own size', () => {
    expect(() => perceptualHash(new Uint8ClampedArray(4))).toThrow(RangeError)
  })
})

describe('similar pictures', () => {
  const groups = (...phashes: readonly (string | undefined)[]) =>
    similarGroups(phashes.map((phash, i) => ({ id: String(i), phash }))).map(group => group.map(({ id }) => id).join(''))

  it('are grouped up to eight differing bits, also through one another', () => {
    expect(groups('a5a5a5a5a5a5a5a5', '5a5a5a5a5a5a5a5a', 'a5a5a5a5a5a5a55a')).toEqual(['02'])
    expect(groups('a5a5a5a5a5a5a5a5', 'a5a5a5a5a5a5555a')).toEqual([])
    expect(groups('a5a5a5a5a5a5a5a5', 'a5a5a5a5a5a55a5a', 'a5a5a5a5a5a5a55a')).toEqual(['012'])
  })

  it('exclude pictures without a hash and plain ones', () => {
    expect(groups(undefined, undefined, '0000000000000000', '0000000000000001', 'ffffffffffffffff', 'ffffffffffffffff')).toEqual([])
  })
})
