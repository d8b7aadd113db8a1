/** Left, bottom, right and top of a page, in points. */
export type PdfBox = readonly [number, number, number, number]

/** What the bytes of a PDF say beside what a viewer shows of it. */
export interface PdfSource {
  readonly trim: PdfBox | undefined
  readonly bleed: PdfBox | undefined
  /** Something in it is mixed of inks. */
  readonly isCmyk: boolean
  /** A black of several inks. */
  readonly hasRichBlack: boolean
}

/** Characters of the inflated parts that are looked at: pages of one advertisement are far shorter. */
const maxBytes = 20_000_000

/**
 * Reads the boxes and colors of a PDF. A viewer such as pdf.js gives neither: it shows the crop box, and turns every color into RGB. They lie in
 * the file as text, most of it deflated; parts that are packed in other ways are pictures, which have their colors in their dictionary.
 */
export async function pdfSource(file: Uint8Array): Promise<PdfSource> {
  const text = latin(file)
  const { dictionaries, streams } = split(text)
  let objects = dictionaries
  let drawing = ''
  for (const { dictionary, from, to } of streams) {
    if (objects.length + drawing.length > maxBytes) break
    const holdsObjects = /\/ObjStm/.test(dictionary)
    if (!holdsObjects && notDrawing.test(dictionary)) continue
    const bytes = file.subarray(from, to)
    const content = /\/Filter/.test(dictionary) ? (/\/FlateDecode/.test(dictionary) ? await inflated(bytes) : '') : latin(bytes)
    if (holdsObjects) objects += content
    else drawing += ` ${content}`
  }
  const blacks = [...drawing.matchAll(inks)].map(found => found.slice(1, 5).map(Number))
  return {
    trim: box(objects, 'TrimBox'),
    bleed: box(objects, 'BleedBox'),
    isCmyk: blacks.length > 0 || /\/DeviceCMYK/.test(objects),
    hasRichBlack: blacks.some(([c = 0, m = 0, y = 0, k = 0]) => k >= 0.8 && c + m + y > 0.6),
  }
}

/** `0.6 0.4 0.4 1 k`: four inks and an operator that draws with them. */
const inks = /(?<=^|\s)(\d*\.?\d+)\s+(\d*\.?\d+)\s+(\d*\.?\d+)\s+(\d*\.?\d+)\s+(?:[kK]|scn|SCN)(?=\s|$)/g
/** Pictures, fonts, functions, color profiles and tables of references. */
const notDrawing = /\/Subtype\s*\/Image|\/Length1|\/Subtype\s*\/(?:CIDFontType0C|Type1C|OpenType)|\/FunctionType|\/N\s+[134]\b|\/XRef/

/** The file without its streams, and where those are. */
function split(text: string) {
  const streams: { readonly dictionary: string; readonly from: number; readonly to: number }[] = []
  let dictionaries = ''
  let at = 0
  for (;;) {
    const begins = text.indexOf('stream', at)
    const ends = begins < 0 ? -1 : text.indexOf('endstream', begins + 6)
    if (ends < 0) break
    const before = text.slice(at, begins)
    dictionaries += before
    const skipped = text.startsWith('\r\n', begins + 6) ? 8 : 7
    streams.push({ dictionary: before.slice(Math.max(0, before.lastIndexOf(' obj'))), from: begins + skipped, to: ends })
    at = ends + 9
  }
  return { dictionaries: dictionaries + text.slice(at), streams }
}

/** The last one counts: a file that was saved again has its new objects at its end. */
function box(objects: string, name: string): PdfBox | undefined {
  const found = [...objects.matchAll(new RegExp(`/${name}\\s*\\[([-\\d.\\s]+)\\]`, 'g'))].at(-1)
  const sides = found?.[1]?.trim().split(/\s+/).map(Number)
  if (sides?.length !== 4 || sides.some(side => !Number.isFinite(side))) return undefined
  const [x1, y1, x2, y2] = sides as [number, number, number, number]
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
}

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/** What can be inflated; a line end after the data, or a broken end, ends it. */
async function inflated(bytes: Uint8Array): Promise<string> {
  const reader = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done || text.length > maxBytes) return text
      text += latin(value)
    }
  } catch {
    return text
  }
}
