import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coloursOf } from '../../../src/domain/pictures/picture-colours'
import {
  fileProblem,
  fitOf,
  isHeic,
  pictureLimits,
  pixelsOf,
  storedSize,
  turnedPart,
  wholePicture,
} from '../../../src/domain/pictures/picture-upload-rules'
import { millimetres, sizeIn } from '../../../src/ui/pages/dashboard/works/size-units'

const side = fc.integer({ min: 1, max: 12_000 })
const hundredth = fc.double({ min: -5, max: 105, noNaN: true })

describe('a chosen file', () => {
  it('is HEIC by its first bytes, not by its name', async () => {
    const begins = (brand: string) => isHeic(new Blob([new Uint8Array([0, 0, 0, 24]), `ftyp${brand}`, new Uint8Array(64)]))
    expect(await Promise.all(['heic', 'heix', 'mif1', 'hevc'].map(begins))).toEqual([true, true, true, true])
    expect(await Promise.all(['avif', 'isom', 'mp42'].map(begins))).toEqual([false, false, false])
    expect(await isHeic(new Blob([]))).toBe(false)
  })

  it.each([
    ['kite.jpg', 'image/jpeg', 1, undefined],
    ['kite.HEIC', '', 1, undefined],
    ['kite.png', 'image/png', pictureLimits.bytes, undefined],
    ['kite.png', 'image/png', pictureLimits.bytes + 1, 'too-large'],
    ['kite.svg', 'image/svg+xml', 1, 'type'],
    ['kite', '', 1, 'type'],
    ['kite.heic', 'text/plain', 1, 'type'],
  ])('%s (%s, %i bytes): %s', (name, type, size, problem) => expect(fileProblem({ name, type, size })).toBe(problem))

  it('is sufficient for the web from 800 pixels, for print from 1,920, by its longest side', () => {
    expect([799, 800, 1919, 1920].map(long => fitOf({ width: 10, height: long }))).toEqual(['nothing', 'web', 'web', 'print'])
  })
})

describe('a stored picture', () => {
  it('keeps its aspect ratio and is never enlarged', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const stored = storedSize({ width, height })
        expect(Math.max(stored.width, stored.height)).toBe(Math.min(pictureLimits.storedSide, Math.max(width, height)))
        expect(Math.abs(stored.width - (stored.height * width) / height)).toBeLessThanOrEqual(Math.max(1, width / height))
      }),
    )
  })

  it('is whole by default, and a crop stays within it', () => {
    expect(pixelsOf(wholePicture, { width: 1234, height: 777 })).toEqual({ x: 0, y: 0, width: 1234, height: 777 })
    fc.assert(
      fc.property(side, side, hundredth, hundredth, hundredth, hundredth, (width, height, x, y, w, h) => {
        const cut = pixelsOf({ x, y, width: w, height: h }, { width, height })
        expect(Math.min(cut.x, cut.y)).toBeGreaterThanOrEqual(0)
        expect(Math.min(cut.width, cut.height)).toBeGreaterThanOrEqual(1)
        expect([cut.x + cut.width <= width, cut.y + cut.height <= height]).toEqual([true, true])
      }),
    )
  })
})

describe('a picture that is turned by a quarter', () => {
  const part = { x: 10, y: 20, width: 30, height: 50 }
  it('keeps the same part of it', () => {
    expect(turnedPart(part, 'right')).toEqual({ x: 30, y: 10, width: 50, height: 30 })
    expect(turnedPart(part, 'left')).toEqual({ x: 20, y: 60, width: 50, height: 30 })
  })

  it('has as many pixels in it as before, with their sides exchanged, and is as it was after a turn to the other side', () => {
    const share = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(side, side, share, share, share, share, (width, height, x, y, w, h) => {
        const some = { x, y, width: Math.min(w, 100 - x), height: Math.min(h, 100 - y) }
        const [before, after] = [pixelsOf(some, { width, height }), pixelsOf(turnedPart(some, 'right'), { width: height, height: width })]
        // After the turn other edges are rounded, so sizes may differ by one pixel.
        expect(Math.abs(after.width - before.height)).toBeLessThanOrEqual(1)
        expect(Math.abs(after.height - before.width)).toBeLessThanOrEqual(1)
        expect(turnedPart(turnedPart(some, 'right'), 'left')).toEqual(some)
      }),
    )
  })
})

describe('the colors of a picture', () => {
  const pixels = (...runs: (readonly [number, readonly number[]])[]) =>
    new Uint8ClampedArray(runs.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat()))

  it('are in order of frequency, without similar or transparent ones', () => {
    const rgba = pixels([30, [200, 20, 20, 255]], [50, [20, 20, 220, 255]], [5, [190, 25, 25, 255]], [90, [0, 255, 0, 0]], [10, [250, 250, 250, 255]])
    expect(coloursOf(rgba)).toEqual(['#1414dc', expect.stringMatching(/^#c[0-9]/), '#fafafa'])
  })

  it('are five at most, and none for an empty picture', () => {
    const many = pixels(...[0, 60, 120, 180, 240].flatMap(a => [0, 120, 240].map(b => [1, [a, b, 255 - a, 255]] as const)))
    expect(coloursOf(many)).toHaveLength(5)
    expect(coloursOf(pixels([9, [1, 2, 3, 0]]))).toEqual([])
    expect(coloursOf(pixels([3, [250, 0, 0, 255]], [2, [250, 0, 250, 255]], [1, [0, 250, 250, 255]]))).toEqual(['#fa0000', '#fa00fa', '#00fafa'])
  })
})

describe('a picture part', () => {
  it.each([
    ['24', 'in', 610],
    ['24.5', 'in', 622],
    ['61', 'cm', 610],
    ['61,5', 'cm', 615],
    ['0', 'cm', undefined],
    ['two', 'in', undefined],
    ['-3', 'in', undefined],
  ] as const)('%s %s is %s mm', (words, unit, length) => expect(millimetres(words, unit)).toBe(length))
  it('is parsed as it was written', () => expect([sizeIn(610, 'in'), sizeIn(615, 'cm'), sizeIn(undefined, 'in')]).toEqual(['24', '61.5', '']))
})
