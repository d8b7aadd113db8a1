import { type Crop, centre, cropAround, type FocalPoint } from '../../pictures/picture-crops'
import { type PictureSize, pictureLimits } from '../../pictures/picture-upload-rules'
import { mmPerInch, type PrintSlot } from './print-slots'
import { isVivid } from './vivid-colour'

/** The facts about a picture that the check needs. */
export interface PreflightPicture extends PictureSize {
  /** The part to print, as fractions of the sides; without it the largest part of the slot's shape around the focal point. */
  readonly crop?: Crop | undefined
  readonly focal?: FocalPoint | undefined
  /** Its most frequent colors (`#rrggbb`). */
  readonly colours?: readonly string[] | undefined
  /** Whether it looks like several pictures in one (`detect-collage-seams.ts`). */
  readonly isComposite?: boolean | undefined
}

export type PreflightNote =
  | { readonly code: 'low-dpi'; readonly dpi: number; readonly wanted: PictureSize }
  /** `share`: the part of the picture that the slot cuts off although nobody chose a crop. */
  | { readonly code: 'cut-off'; readonly share: number }
  | { readonly code: 'other-shape' }
  | { readonly code: 'small-on-web' }
  | { readonly code: 'rgb'; readonly vivid: readonly string[] }
  | { readonly code: 'composite' }

export interface Preflight {
  /** Whether it can be printed in its slot; `warn`: it can, but looks slightly soft. */
  readonly print: 'pass' | 'warn' | 'block'
  /** Whether pages may show it. */
  readonly isForWeb: boolean
  /** Dots per inch on paper, at the printed size. */
  readonly dpi: number
  readonly notes: readonly PreflightNote[]
}

/** Dots per inch: below `warn` a picture is not printed; below `pass` it looks soft on paper. */
export const dpiLimits = { pass: 300, warn: 200 } as const

/** Pixels of the longer side: less than any page needs. Uploads require more (`pictureLimits.webSide`). */
const minWebSide = 320

/** A crop whose shape differs from its slot is not stretched: the excess is cut off. Differences up to this share are invisible. */
const sameShape = 0.01
/** A larger share than this deserves a warning if nobody chose what is cut off. */
const muchCutOff = 0.2

/** Checks how a picture will print: effective resolution at printed size and crop, shape, color, and whether it may be several pictures in one. */
export function preflight(picture: PreflightPicture, slot: PrintSlot): Preflight {
  const ratio = slot.width / slot.height
  const part = printedPart(picture, slot)
  const dpi = Math.round(((picture.width * part.w) / slot.width) * mmPerInch)
  const print = dpi >= dpiLimits.pass ? 'pass' : dpi >= dpiLimits.warn ? 'warn' : 'block'
  const side = Math.max(picture.width, picture.height)
  const cutOff = 1 - part.w * part.h
  const vivid = (picture.colours ?? []).filter(isVivid)
  const notes: readonly (PreflightNote | false)[] = [
    print !== 'pass' && { code: 'low-dpi', dpi, wanted: wantedSize(slot, part) },
    !picture.crop && cutOff > muchCutOff && { code: 'cut-off', share: cutOff },
    picture.crop !== undefined && Math.abs(shapeOf(picture, picture.crop) / ratio - 1) > sameShape && { code: 'other-shape' },
    side < pictureLimits.webSide && { code: 'small-on-web' },
    picture.isComposite === true && { code: 'composite' },
    vivid.length > 0 && { code: 'rgb', vivid },
  ]
  return { print, isForWeb: side >= minWebSide, dpi, notes: notes.filter(note => note !== false) }
}

/** The part of a picture that fills its slot: the middle of the chosen crop, or the largest part around the focal point. */
export function printedPart(picture: PreflightPicture, slot: PrintSlot): Crop {
  const ratio = slot.width / slot.height
  const { crop } = picture
  if (!crop) return cropAround(picture, picture.focal ?? centre, ratio)
  const own = shapeOf(picture, crop)
  const [w, h] = [crop.w * Math.min(1, ratio / own), crop.h * Math.min(1, own / ratio)]
  return { x: crop.x + (crop.w - w) / 2, y: crop.y + (crop.h - h) / 2, w, h }
}

/** Pixels that the whole picture needs so that this crop prints sharply. */
const wantedSize = (slot: PrintSlot, { w, h }: Crop): PictureSize => ({
  width: pixels(slot.width, w),
  height: pixels(slot.height, h),
})
const pixels = (mm: number, share: number) => Math.ceil(((mm / mmPerInch) * dpiLimits.pass) / Math.max(share, 0.01) - 1e-6)
const shapeOf = ({ width, height }: PictureSize, { w, h }: Crop) => (width * w) / (height * h)
