import { dpiLimits } from '../../guide/prepress/preflight'
import { mmPerInch } from '../../guide/prepress/print-slots'
import type { PictureSize } from '../../pictures/picture-upload-rules'
import type { AdSpace } from '../pricing/ad-price-table'

type Space = Pick<AdSpace, 'w' | 'h' | 'bleed' | 'safe' | 'perPage'> & { readonly position?: string | undefined }

/** Inches by which a file may differ from its size. */
const tolerance = 0.02
/** Inches at the foot of a whole page, where the number of the page and the map stand. Covers have none. */
export const locatorStrip = 0.375

/** What only a browser finds: it has the file itself, while the server has the picture that was made of it. */
export const browserNotes = ['rgb', 'cmyk', 'rich-black', 'fonts', 'pages', 'locked', 'safe', 'strip'] as const
export type BrowserNote = (typeof browserNotes)[number]

/** Notes with which a file is not printed. */
const blocking: readonly BrowserNote[] = ['fonts', 'pages', 'locked']

export type AdFinding =
  | { readonly code: 'low-dpi'; readonly level: 'warn' | 'block'; readonly dpi: number }
  /** Inches of the file, at the width that it should have. */
  | { readonly code: 'size'; readonly level: 'block'; readonly is: readonly [number, number]; readonly wanted: readonly [number, number] }
  | { readonly code: 'bleed'; readonly level: 'block'; readonly wanted: readonly [number, number] }
  | { readonly code: BrowserNote; readonly level: 'note' | 'block' }

export interface AdPreflight {
  readonly result: 'pass' | 'warn' | 'block'
  readonly dpi: number
  readonly findings: readonly AdFinding[]
}

/** What is known of a chosen file. */
export interface AdFile extends PictureSize {
  /** Of a PDF: the inches that it names itself, while a picture has pixels alone, and dots an inch of the coarsest picture in it. */
  readonly pdf?: { readonly inches: readonly [number, number]; readonly coarsest?: number | undefined } | undefined
  readonly notes?: readonly BrowserNote[] | undefined
}

export const inchesOf = (mm: number) => Math.round((mm / mmPerInch) * 1000) / 1000

/** Inches of the file: the space, with its bleed on each side. */
export const wantedInches = ({ w, h, bleed }: Pick<Space, 'w' | 'h' | 'bleed'>): readonly [number, number] => [
  inchesOf(w + 2 * bleed),
  inchesOf(h + 2 * bleed),
]

/** Pixels that print sharply. */
export const wantedPixels = (space: Pick<Space, 'w' | 'h' | 'bleed'>): readonly [number, number] => {
  const [w, h] = wantedInches(space)
  return [Math.ceil(w * dpiLimits.pass - 1e-6), Math.ceil(h * dpiLimits.pass - 1e-6)]
}

/** Whether the number of the page is printed over the foot of this advertisement. */
export const hasLocatorStrip = ({ perPage, position = '' }: Pick<Space, 'perPage' | 'position'>) => perPage === 1 && !/cover/i.test(position)

/** Checks a file for its space: size, bleed and sharpness, and what the browser noted. */
export function adPreflight(file: AdFile, space: Space): AdPreflight {
  const [w, h] = wantedInches(space)
  const dpi = Math.round(Math.min(file.width / w, file.height / h, file.pdf?.coarsest ?? Number.POSITIVE_INFINITY))
  const findings: readonly (AdFinding | undefined)[] = [
    sizeFinding(file, space),
    dpi < dpiLimits.pass ? { code: 'low-dpi', level: dpi < dpiLimits.warn ? 'block' : 'warn', dpi } : undefined,
    ...[...new Set(file.notes)].map((code): AdFinding => ({ code, level: blocking.includes(code) ? 'block' : 'note' })),
  ]
  const found = findings.filter(one => one !== undefined)
  const result = found.some(({ level }) => level === 'block') ? 'block' : found.some(({ level }) => level === 'warn') ? 'warn' : 'pass'
  return { result, dpi, findings: found }
}

/** A PDF has to name the right size, and its picture has to have that shape. */
function sizeFinding({ width, height, pdf }: AdFile, space: Space): AdFinding | undefined {
  const wanted = wantedInches(space)
  const trim = [inchesOf(space.w), inchesOf(space.h)] as const
  const named = pdf && !fits(pdf.inches, wanted) ? pdf.inches : undefined
  const is = named ?? atWidth(width, height, wanted[0])
  if (fits(is, wanted)) return undefined
  if (space.bleed > 0 && fits(named ?? atWidth(width, height, trim[0]), trim)) return { code: 'bleed', level: 'block', wanted }
  return { code: 'size', level: 'block', is, wanted }
}

/** Inches of a picture that is printed this wide. */
const atWidth = (width: number, height: number, inches: number): readonly [number, number] => [
  inches,
  Math.round(((height * inches) / width) * 1000) / 1000,
]

/** A pixel more or less is no other size. */
const fits = (is: readonly [number, number], wanted: readonly [number, number]) =>
  is.every((side, i) => Math.abs(side - wanted[i]!) <= tolerance + 1 / dpiLimits.warn)
