// oxlint-disable-next-line import/no-named-as-default -- its types know the default export alone
import PDFDocument from 'pdfkit'
import { fontOf, skipAlternatesOfLetters } from './font-of'
import { type Face, type Fonts, faceNames, inkColor, type Sheet, type TextBox } from './pdf-page-fonts-and-colours'

/** The document being drawn. Points are counted from the upper left corner of the trimmed page; what bleeds lies outside of it. */
export interface Paper {
  readonly doc: PDFKit.PDFDocument
  readonly sheet: Sheet
  /** The part of the document that the current page is; what is written becomes part of it. */
  readonly section: () => PDFKit.PDFStructureElement
  /** Sentences for staff: what did not fit, and which signs no font has. */
  readonly findings: Set<string>
  /** What the next findings are about: `Listing 17, Ana Núñez`. */
  about: string
}

interface PaperOf {
  readonly sheet: Sheet
  readonly fonts: Fonts
  readonly title: string
  readonly author: string
  /** Instead of the time at which it is made, so that the same guide gives the same file. */
  readonly madeOn: Date
}

/** The faces of Inter; the display face is another font, which would gain nothing. */
const interFaces = ['text', 'italic', 'bold'] as const

/** A PDF with tags, bookmarks, a language and its title; nothing in it depends on when or where it is made. */
export function beginPaper({ sheet, fonts, title, author, madeOn }: PaperOf): { readonly paper: Paper; readonly addPage: () => void } {
  const doc = new PDFDocument({
    autoFirstPage: false,
    // None: pdfkit would use its own Helvetica. Of a file that is named here and registered too it would parse the font with every word.
    font: null as unknown as string,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: 'PDFKit', CreationDate: madeOn, ModDate: madeOn },
  })
  for (const face of faceNames) doc.registerFont(face, fonts[face] as unknown as ArrayBuffer)
  for (const face of interFaces) skipAlternatesOfLetters(fontOf(doc.font(face)))
  const root = doc.struct('Document')
  doc.addStructure(root)
  let section: PDFKit.PDFStructureElement | undefined
  const addPage = () => {
    section?.end()
    const { w, h, bleed } = sheet
    doc.addPage({ size: [w + 2 * bleed, h + 2 * bleed], margin: 0 })
    // Boxes are counted from the lower left corner; both bleed edges are the same.
    Object.assign((doc.page.dictionary as unknown as { data: Record<string, unknown> }).data, {
      TrimBox: [bleed, bleed, bleed + w, bleed + h],
      BleedBox: [0, 0, w + 2 * bleed, h + 2 * bleed],
      Tabs: 'S',
    })
    section = doc.struct('Sect')
    root.add(section)
    doc.translate(bleed, bleed)
  }
  return { paper: { doc, sheet, section: () => section!, findings: new Set(), about: '' }, addPage }
}

/** Ornament and everything else that a screen reader passes over. */
export function ornament(paper: Paper, draw: (doc: PDFKit.PDFDocument) => void): void {
  paper.doc.markContent('Artifact', { type: 'Layout' })
  paper.doc.save()
  draw(paper.doc)
  paper.doc.restore()
  paper.doc.endMarkedContent()
}

/** The height that a text takes in this width. */
export function heightOf(paper: Paper, text: string, box: Pick<TextBox, 'w' | 'size' | 'face' | 'leading'>): number {
  const { doc } = paper
  const { face = 'text', size, leading = 1.25 } = box
  doc.font(faceFor(paper, text, face, false)).fontSize(size)
  return doc.heightOfString(text, { width: box.w, lineGap: size * leading - doc.currentLineHeight(false) })
}

/** Writes a text into a box and answers where it ends. What does not fit ends with `…` and is a finding. */
export function write(paper: Paper, text: string, box: TextBox): number {
  const { doc } = paper
  const { face = 'text', size, leading = 1.25, color = inkColor, align = 'left', tag = 'P', parent = paper.section() } = box
  if (text.trim() === '' || box.h < size) return box.y
  doc
    .font(faceFor(paper, text, face, !box.mayBeCut))
    .fontSize(size)
    .fillColor(color)
  const lineGap = size * leading - doc.currentLineHeight(false)
  const options = { width: box.w, align, lineGap, ...(box.goTo && { goTo: box.goTo }) }
  const needed = doc.heightOfString(text, { width: box.w, lineGap })
  const fits = needed <= box.h + size * 0.3
  if (!fits && !box.mayBeCut) paper.findings.add(`${paper.about}: “${text.slice(0, 40)}…” does not fit.`)
  doc.text(text, box.x, box.y, {
    ...options,
    // Without a height pdfkit would begin a page of its own.
    height: fits ? needed + size : box.h,
    ellipsis: !fits,
    ...(tag === 'artifact' ? {} : { structParent: parent, structType: tag }),
  })
  return box.y + Math.min(needed, box.h)
}

/** The face, or the text face in bold where only that one has every sign: the display face knows no Greek and no Cyrillic. */
function faceFor(paper: Paper, text: string, face: Face, isTold: boolean): Face {
  const missing = signsMissing(paper, text, face)
  if (missing.length === 0) return face
  if (signsMissing(paper, text, 'bold').length === 0) return 'bold'
  if (isTold) paper.findings.add(`${paper.about}: the fonts of the guide have no “${[...new Set(missing)].join('')}”.`)
  return face
}

function signsMissing({ doc }: Paper, text: string, face: Face): readonly string[] {
  const beyond = Array.from(text).filter(sign => sign > '~')
  if (beyond.length === 0) return []
  doc.font(face)
  const font = fontOf(doc)
  return beyond.filter(sign => !font.hasGlyphForCodePoint(sign.codePointAt(0)!))
}
