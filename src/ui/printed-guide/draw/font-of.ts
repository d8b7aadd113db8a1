/** The program that lays words out, fontkit, as pdfkit uses it. It has no public name there. */
interface LayoutFont {
  hasGlyphForCodePoint(code: number): boolean
  layout(text: string, features?: Readonly<Record<string, boolean>>, ...rest: readonly unknown[]): unknown
}

/** The font that the document writes with now. */
export const fontOf = (doc: PDFKit.PDFDocument): LayoutFont => (doc as unknown as Record<'_font', { readonly font: LayoutFont }>)['_font'].font

/** Letters, perhaps with a comma or a full stop: none of Inter's contextual alternates can apply. */
const lettersOnly = /^\p{L}+[,.]?\s?$/u

/**
 * Lays out words of letters alone without contextual alternates, which are for signs and digits, as in 19:41. They look the same, and take a
 * third of the time or less: most of a guide's making is the layout of its words. Told to pdfkit, the same would switch off its store of words.
 */
export function skipAlternatesOfLetters(font: LayoutFont): void {
  const layOut = font.layout.bind(font)
  font.layout = (text, features, ...rest) => layOut(text, features ?? (lettersOnly.test(text) ? { calt: false } : undefined), ...rest)
}
