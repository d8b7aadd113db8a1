// oxlint-disable-next-line import/no-named-as-default -- its types know the default export alone
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { sampleSeason } from '../../../src/adapters/memory/sample/sample-season'
import { fontOf, skipAlternatesOfLetters } from '../../../src/ui/printed-guide/draw/font-of'
import { printFonts } from '../../support/printed-guide/fonts'

interface Run {
  readonly glyphs: readonly { readonly id: number }[]
  readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[]
}
const drawn = (run: unknown) => {
  const { glyphs, positions } = run as Run
  return [glyphs.map(({ id }) => id), positions.map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset])]
}

function fontOfFace(face: 'text' | 'italic' | 'bold') {
  const doc = new PDFDocument({ autoFirstPage: false, font: null as unknown as string })
  return fontOf(doc.font(printFonts()[face] as unknown as ArrayBuffer))
}

/** Every fortieth word of the season's listings, names, events and articles. */
const words = [
  ...new Set(
    JSON.stringify(sampleSeason())
      .split(/[\s"\\]+/)
      .filter(word => word.length < 30),
  ),
].filter((_, i) => i % 40 === 0)

describe('words of letters alone are laid out quickly', () => {
  it.each(['text', 'italic', 'bold'] as const)('and look the same in the face %s', face => {
    const [usual, quick] = [fontOfFace(face), fontOfFace(face)]
    skipAlternatesOfLetters(quick)
    const all = [...words, 'Dvořák,', 'Ωmega', 'Наталья.', 'fi', 'waffle', '19:41', '(Founder', '157-197', '->', 'AVATAR']
    expect(all.length).toBeGreaterThan(150)
    expect(all.filter(word => JSON.stringify(drawn(usual.layout(word))) !== JSON.stringify(drawn(quick.layout(word))))).toEqual([])
  })
})
