import { describe, expect, it } from 'vitest'
import { drawLetter } from '../../../src/ui/printed-letter/draw-letter'
import { printFonts } from '../../support/printed-guide/fonts'
import { openPdf, rolesIn } from '../../support/printed-guide/open-pdf'

const gifts = Array.from({ length: 90 }, (_, i) => `Gift ${i + 1} of $25.00`)
const letter = (...paragraphs: readonly string[]) => ({
  number: '2027-000001',
  issuedAt: '2027-10-16T18:00:00.000Z',
  text: ['The Society, EIN 12-3456789', 'Zoë Ελπίδα\n1 Quay, Marrow', ...paragraphs, 'No goods or services were provided.'].join('\n\n'),
})

describe('a letter as a PDF', () => {
  it('is one page of US letter with all its words in order, a heading, tags and its number as title', async () => {
    const pdf = await openPdf(await drawLetter(letter('On Oct 16, 2027 we received $250.00.'), printFonts()))
    const { text, tags, size } = await pdf.page(1)
    expect([pdf.pages, pdf.isTagged, pdf.info['Title'], size]).toEqual([1, true, 'Letter 2027-000001', [612, 792]])
    expect(text).toBe(
      'The Society, EIN 12-3456789 Zoë Ελπίδα 1 Quay, Marrow On Oct 16, 2027 we received $250.00. No goods or services were provided.',
    )
    expect(rolesIn(tags)).toContain('H1')
    await pdf.close()
  })

  it('loses no line of a statement that is longer than a page', async () => {
    const pdf = await openPdf(await drawLetter(letter(gifts.join('\n')), printFonts()))
    const pages = await Promise.all(Array.from({ length: pdf.pages }, async (_, i) => (await pdf.page(i + 1)).text))
    expect(pages.length).toBeGreaterThan(1)
    for (const gift of gifts) expect(pages.join(' ')).toContain(gift)
    expect(pages.at(-1)).toMatch(/No goods or services were provided\.$/)
    await pdf.close()
  })

  it('is the same file when it is drawn again', async () => {
    const [one, two] = [await drawLetter(letter(), printFonts()), await drawLetter(letter(), printFonts())]
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true)
  })
})
