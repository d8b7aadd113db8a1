import { describe, expect, it } from 'vitest'
import { type GrayGrid, looksComposite, seamGridSide } from '../../../../src/domain/guide/prepress/detect-collage-seams'

const side = seamGridSide
type Paint = (x: number, y: number) => number
const painted = (paint: Paint, width = side, height = 96): GrayGrid => ({
  width,
  height,
  pixels: Uint8ClampedArray.from({ length: width * height }, (_, i) => paint(i % width, Math.floor(i / width))),
})

/** Soft hills of brightness, as a photograph has them; another seed gives an unrelated picture. */
const photo =
  (seed: number): Paint =>
  (x, y) =>
    127 + 60 * Math.sin(x / (7 + seed) + seed * 2) * Math.cos(y / (5 + seed)) + 50 * Math.sin((x + seed * 31) / 17 + y / 11)

describe('a picture that looks like several in one', () => {
  it.each(['side by side', 'one above the other'])('is seen where two photographs stand %s', how => {
    const isBeside = how === 'side by side'
    const two: Paint = (x, y) => ((isBeside ? x < 60 : y < 50) ? photo(1)(x, y) : photo(4)(x, y))
    expect(looksComposite(painted(two))).toBe(true)
  })

  it.each([
    ['white', 255],
    ['black', 0],
  ])('is seen where a %s line separates the two', (_, line) => {
    const two: Paint = (x, y) => (x === 64 ? line : photo(2)(x, y))
    expect(looksComposite(painted(two))).toBe(true)
  })

  it('is seen in four pictures on one page', () => {
    const four: Paint = (x, y) => photo((x < 64 ? 1 : 3) + (y < 48 ? 0 : 5))(x, y)
    expect(looksComposite(painted(four))).toBe(true)
  })
})

describe('a picture of one thing', () => {
  it.each<[string, Paint]>([
    ['a photograph', photo(3)],
    ['a horizon', (x, y) => (y < 40 ? 210 : 80) + 12 * Math.sin(x / 9 + y / 4)],
    ['a field of two colors', x => (x < 70 ? 40 : 220)],
    ['a field of two colors with a few strokes across', (x, y) => (x < 70 === (y % 24 !== 0) ? 40 : 220)],
    ['a bright window in a dark wall', (x, y) => (x >= 70 && y < 40 ? 220 : 40)],
    ['a frame around it', (x, y) => (x < 6 || x > 121 || y < 5 || y > 90 ? 255 : photo(2)(x, y))],
    ['stripes', x => (Math.floor(x / 4) % 2 === 0 ? 30 : 220)],
    ['a drawing on white paper', (x, y) => (Math.hypot(x - 64, y - 48) < 20 && (x + y) % 3 === 0 ? 20 : 255)],
    ['nothing', () => 128],
  ])('is not suspected: %s', (_, paint) => {
    expect(looksComposite(painted(paint))).toBe(false)
  })

  it('is not suspected when it is tiny', () => {
    expect(looksComposite(painted(photo(1), 3, 2))).toBe(false)
  })
})
