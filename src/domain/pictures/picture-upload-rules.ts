import { storedTypes } from './picture-file'

/** Types that may be chosen (product.md C0). */
export const chosenTypes = [...Object.keys(storedTypes), 'image/heic', 'image/heif'] as readonly string[]

/** Limits of a picture in bytes and pixels (product.md C0). Side lengths are those of the longest side. */
export const pictureLimits = { bytes: 25 * 1024 * 1024, webSide: 800, printSide: 1920, storedSide: 3840, alt: 250 } as const

/** Help text for everybody who describes a picture. */
export const altTextHelp = 'Read out to those who cannot see it.'

export type PictureProblem = 'type' | 'too-large' | 'too-small' | 'heic' | 'unreadable' | 'unturned'

/**
 * The problem of a chosen file, checked before it is opened. Some systems report no type for HEIC, so the file extension is checked too.
 */
export function fileProblem({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): PictureProblem | undefined {
  if (!chosenTypes.includes(type) && !(type === '' && /\.hei[cf]$/i.test(name))) return 'type'
  return size > pictureLimits.bytes ? 'too-large' : undefined
}

/** Whether a file is HEIC, judged by its first bytes: phones send it with any extension. */
export async function isHeic(file: Blob): Promise<boolean> {
  const begins = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  return /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(begins)
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** The largest use for which a picture of this size is sufficient. */
export function fitOf({ width, height }: PictureSize): 'print' | 'web' | 'nothing' {
  const side = Math.max(width, height)
  return side >= pictureLimits.printSide ? 'print' : side >= pictureLimits.webSide ? 'web' : 'nothing'
}

/** The size in which a picture is stored: its own, or scaled down to the maximum with the same aspect ratio. */
export function storedSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, pictureLimits.storedSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** A part of a picture, in hundredths of its sides. */
export interface PicturePart {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** The default is the whole picture: art is cropped only on request. */
export const wholePicture: PicturePart = { x: 0, y: 0, width: 100, height: 100 }

/** A rotation by 90°: `right` is clockwise. */
export type QuarterTurn = 'right' | 'left'

/** The same part of a picture that was turned. */
export const turnedPart = ({ x, y, width, height }: PicturePart, turn: QuarterTurn): PicturePart =>
  turn === 'right' ? { x: 100 - y - height, y: x, width: height, height: width } : { x: y, y: 100 - x - width, width: height, height: width }

/** The pixels of a part; always within the picture and never empty. */
export function pixelsOf(part: PicturePart, { width, height }: PictureSize) {
  const x = Math.min(width - 1, Math.max(0, Math.round((part.x / 100) * width)))
  const y = Math.min(height - 1, Math.max(0, Math.round((part.y / 100) * height)))
  return {
    x,
    y,
    width: Math.min(width - x, Math.max(1, Math.round((part.width / 100) * width))),
    height: Math.min(height - y, Math.max(1, Math.round((part.height / 100) * height))),
  }
}
