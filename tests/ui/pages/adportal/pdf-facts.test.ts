import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { adPreflight } from '../../../../src/domain/ads/preflight/ad-preflight'
import { usualAdPrices } from '../../../../src/domain/ads/pricing/usual-ad-prices'
import { pdfFacts } from '../../../../src/ui/pages/adportal/pdf-facts'
import { adPdf, embedded, notEmbedded, picture } from '../../../support/ads/ad-pdf'

const rows = usualAdPrices().rows
const [full, quarter] = [rows[2]!, rows[4]!]

async function findings(file: Uint8Array<ArrayBuffer>, space = full): Promise<string> {
  const loading = getDocument({ data: file.slice(), useSystemFonts: false, verbosity: 0 })
  try {
    const { pdf, notes, area } = await pdfFacts((await loading.promise) as never, file, space, OPS)
    const pixels = (points: number) => Math.round((points * 300) / 72)
    const checked = adPreflight({ width: pixels(area[2] - area[0]), height: pixels(area[3] - area[1]), pdf, notes }, space)
    return [checked.result, ...checked.findings.map(({ code }) => code)].join(' ')
  } finally {
    await loading.destroy()
  }
}

const inked = (inks: readonly [number, number, number, number]) => (doc: PDFKit.PDFDocument) =>
  void doc
    .rect(0, 0, 50, 50)
    .fillColor([...inks])
    .fill()
const withBleed = [5.75, 8.75] as const
/** Nine points of bleed within a sheet with crop marks, 36 points around. */
const marks = { TrimBox: [36, 36, 432, 648], BleedBox: [27, 27, 441, 657] }

describe('a PDF for a full page, 5.5 × 8.5 in with 0.125 in of bleed', () => {
  it.each([
    ['right', () => adPdf({ inches: withBleed, draw: embedded }), 'pass'],
    ['right, by its boxes within crop marks', () => adPdf({ inches: [6.5, 9.5], boxes: marks }), 'pass'],
    ['right, with a trim box that leaves the bleed around it', () => adPdf({ inches: withBleed, boxes: { TrimBox: [9, 9, 405, 621] } }), 'pass'],
    ['right, with a sharp picture', () => adPdf({ inches: withBleed, draw: picture(600, 2) }), 'pass'],
    ['without bleed', () => adPdf({ inches: [5.5, 8.5] }), 'block bleed low-dpi'],
    ['trimmed to the edge of its sheet', () => adPdf({ inches: [5.5, 8.5], boxes: { TrimBox: [0, 0, 396, 612] } }), 'block bleed low-dpi'],
    ['too small', () => adPdf({ inches: [2.75, 4.25] }), 'block size low-dpi'],
    ['a poster', () => adPdf({ inches: [40, 60] }), 'block size'],
    ['on its side', () => adPdf({ inches: [8.75, 5.75] }), 'block size low-dpi'],
    ['of two pages', () => adPdf({ inches: withBleed, pages: 2 }), 'block pages'],
    ['with a font that is not in it', () => adPdf({ inches: withBleed, draw: notEmbedded }), 'block fonts'],
    ['with a soft picture', () => adPdf({ inches: withBleed, draw: picture(500, 2) }), 'warn low-dpi'],
    ['with a coarse picture', () => adPdf({ inches: withBleed, draw: picture(144, 2) }), 'block low-dpi'],
    ['mixed for ink', () => adPdf({ inches: withBleed, draw: inked([0, 90, 90, 0]) }), 'pass cmyk'],
    ['with a black of four inks', () => adPdf({ inches: withBleed, draw: inked([60, 50, 50, 100]) }), 'pass rich-black cmyk'],
    ['with a black of one ink', () => adPdf({ inches: withBleed, draw: inked([0, 0, 0, 100]) }), 'pass cmyk'],
    ['protected', () => adPdf({ inches: withBleed, options: { ownerPassword: 'secret', permissions: {} } }), 'block locked'],
  ] as const)('is found to be %s', async (_name, file, found) => {
    expect(await findings(await file())).toBe(found)
  })

  it('is of the wrong size for another space', async () => {
    expect(await findings(await adPdf({ inches: withBleed }), quarter)).toMatch(/^block size/)
  })

  it.each([
    ['with a password', () => adPdf({ inches: withBleed, options: { userPassword: 'secret' } }), 'PasswordException'],
    ['cut off', async () => (await adPdf({ inches: withBleed })).slice(0, 200), 'InvalidPDFException'],
    ['a picture with another name', async () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), 'InvalidPDFException'],
    ['empty', async () => new Uint8Array(), 'InvalidPDFException'],
  ] as const)('is not opened %s', async (_name, file, why) => {
    await expect(findings(await file())).rejects.toMatchObject({ name: why })
  })
})
