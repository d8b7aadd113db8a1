import { describe, expect, it } from 'vitest'
import { findingText } from '../../../src/domain/ads/preflight/ad-finding-text'
import { adPreflight, browserNotes, hasLocatorStrip, wantedInches, wantedPixels } from '../../../src/domain/ads/preflight/ad-preflight'
import { edgeNotes } from '../../../src/domain/ads/preflight/edge-detail'
import { pictureFileSize } from '../../../src/domain/ads/preflight/picture-file-size'
import { usualAdPrices } from '../../../src/domain/ads/pricing/usual-ad-prices'

const spaces = usualAdPrices().rows
const [back, full, quarter, eighth] = [spaces[0]!, spaces[2]!, spaces[4]!, spaces[5]!]
const codes = (result: ReturnType<typeof adPreflight>) => [result.result, ...result.findings.map(({ code }) => code)].join(' ')

describe('the artwork of an advertisement', () => {
  it('has its exact size in inches and pixels, with bleed where its space has one', () => {
    expect(wantedInches(full)).toEqual([5.75, 8.75])
    expect(wantedPixels(full)).toEqual([1725, 2625])
    expect(wantedPixels(quarter)).toEqual([675, 1125])
    expect(wantedPixels(eighth)).toEqual([675, 525])
  })

  it('is sharp from 300 dots an inch, soft from 200, and refused below', () => {
    expect(codes(adPreflight({ width: 675, height: 1125 }, quarter))).toBe('pass')
    expect(codes(adPreflight({ width: 674, height: 1124 }, quarter))).toBe('pass')
    expect(codes(adPreflight({ width: 672, height: 1120 }, quarter))).toBe('warn low-dpi')
    expect(codes(adPreflight({ width: 450, height: 750 }, quarter))).toBe('warn low-dpi')
    expect(codes(adPreflight({ width: 447, height: 745 }, quarter))).toBe('block low-dpi')
    expect(adPreflight({ width: 450, height: 750 }, quarter).dpi).toBe(200)
  })

  it('is refused in another shape, and without its bleed', () => {
    expect(codes(adPreflight({ width: 1125, height: 675 }, quarter))).toBe('block size low-dpi')
    expect(codes(adPreflight({ width: 1650, height: 2550 }, full))).toBe('block bleed low-dpi')
    expect(codes(adPreflight({ width: 3300, height: 5100 }, full))).toBe('block bleed')
    expect(codes(adPreflight({ width: 1725, height: 2625 }, full))).toBe('pass')
  })

  it('as a PDF has its size within two hundredths of an inch, its fonts, one page, and sharp pictures', () => {
    const drawn = { width: 1725, height: 2625 }
    expect(codes(adPreflight({ ...drawn, pdf: { inches: [5.75, 8.77] } }, full))).toBe('pass')
    expect(codes(adPreflight({ ...drawn, pdf: { inches: [5.75, 8.8] } }, full))).toBe('block size')
    expect(codes(adPreflight({ ...drawn, pdf: { inches: [5.5, 8.5] } }, full))).toBe('block bleed')
    expect(codes(adPreflight({ ...drawn, pdf: { inches: [5.75, 8.75] }, notes: ['fonts'] }, full))).toBe('block fonts')
    expect(codes(adPreflight({ ...drawn, pdf: { inches: [5.75, 8.75] }, notes: ['pages', 'rgb'] }, full))).toBe('block pages rgb')
    expect(codes(adPreflight({ ...drawn, pdf: { inches: [5.75, 8.75], coarsest: 150 } }, full))).toBe('block low-dpi')
  })

  it('is only noted to have vivid colors, or detail at its edge and in the strip of the page number, which covers do not have', () => {
    expect(codes(adPreflight({ width: 675, height: 1125, notes: ['rgb', 'safe', 'rgb'] }, quarter))).toBe('pass rgb safe')
    expect([hasLocatorStrip(full), hasLocatorStrip(back), hasLocatorStrip(quarter)]).toEqual([true, false, false])
  })

  it('says of each finding what to do', () => {
    const all = adPreflight({ width: 400, height: 400, notes: [...browserNotes] }, quarter).findings
    for (const finding of all) expect(findingText(finding).length).toBeGreaterThan(30)
    expect(findingText(all[0]!)).toBe('It has the shape of 2.25 × 2.25 in. The space is 2.25 × 3.75 in.')
  })
})

describe('the pixels of a stored picture', () => {
  const bytes = (...parts: readonly (string | number[])[]) =>
    new Uint8Array(parts.flatMap(part => (typeof part === 'string' ? Array.from(part, char => char.charCodeAt(0)) : part)))
  it('are those of its own header', () => {
    expect(pictureFileSize(bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 2, 163], [0, 0, 4, 101]))).toEqual({ width: 675, height: 1125 })
    expect(pictureFileSize(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 4, 101, 2, 163, 1]))).toEqual({
      width: 675,
      height: 1125,
    })
    expect(pictureFileSize(bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [162, 2, 0], [100, 4, 0]))).toEqual({
      width: 675,
      height: 1125,
    })
    expect(pictureFileSize(bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a], [163, 2], [101, 4]))).toEqual({
      width: 675,
      height: 1125,
    })
  })
  it('are those of a WebP without loss', () => {
    const lossless = (kind: string) => pictureFileSize(bytes('RIFF', [0, 0, 0, 0], `WEBP${kind}`, [0, 0, 0, 0, 0x2f], [162, 2, 25, 1]))
    expect(lossless('VP8L')).toEqual({ width: 675, height: 1125 })
    expect(lossless('VP9?')).toBeUndefined()
  })
  it('are unknown of other bytes, and of a file that ends too early', () => {
    for (const wrong of [bytes('<svg width="9">'), bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4]), bytes('\x89PNG'), new Uint8Array()])
      expect(pictureFileSize(wrong)).toBeUndefined()
  })
})

describe('text close to the edge of an advertisement', () => {
  /** A whole page at 24 dots an inch: its bleed is 3 dots wide, the safe edge 6 more. `isText` says where black and white take turns. */
  const page = (isText: (x: number, y: number) => boolean) => {
    const [width, height] = [138, 210]
    const gray = Array.from({ length: width * height }, (_, i) => (isText(i % width, Math.floor(i / width)) && i % 2 === 0 ? 0 : 255))
    return { width, height, gray }
  }
  it.each([
    ['is none on an empty page', () => false, []],
    ['is none in the middle', (x: number, y: number) => x > 20 && x < 110 && y > 20 && y < 180, []],
    ['is named at the left edge', (x: number) => x >= 3 && x < 9, ['safe']],
    ['is named at the top edge', (_: number, y: number) => y >= 3 && y < 9, ['safe']],
    ['is named at the right edge', (x: number) => x >= 129 && x < 135, ['safe']],
    ['is none in the bleed, which is cut off', (x: number) => x < 2, []],
    ['is named where the number of the page is printed', (_: number, y: number) => y >= 198 && y < 201, ['strip']],
    ['is named at the foot as both', (_: number, y: number) => y >= 202 && y < 207, ['safe', 'strip']],
  ] as const)('%s', (_, isText, notes) => {
    expect(edgeNotes(page(isText), full)).toEqual(notes)
  })
  it('is none where a photograph has far more detail inside, nor at the foot of a cover', () => {
    const isInside = (x: number, y: number) => x >= 9 && x < 129 && y >= 9 && y < 201
    expect(
      edgeNotes(
        page((x, y) => isInside(x, y) || (x >= 3 && x < 5)),
        full,
      ),
    ).not.toContain('safe')
    expect(
      edgeNotes(
        page((_, y) => y >= 198 && y < 201),
        back,
      ),
    ).toEqual([])
  })
})
