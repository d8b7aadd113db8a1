import { rgbaToThumbHash } from 'thumbhash'
import { looksComposite } from '../../domain/guide/prepress/detect-collage-seams'
import { coloursOf } from '../../domain/pictures/picture-colours'
import {
  fileProblem,
  fitOf,
  isHeic,
  type PicturePart,
  type PictureProblem,
  pixelsOf,
  type QuarterTurn,
  storedSize,
} from '../../domain/pictures/picture-upload-rules'
import type { NewPicture } from '../../domain/pictures/picture-upload-service'
import { grayGridOf } from './gray-grid'

export type PreparedPicture = Omit<NewPicture, 'alt'> & { readonly colours: readonly string[] }

/** Pixels of the longer side of the copy from which colors and the thumbhash are taken. */
const sampleSide = 96
/** Pixels of the longer side of a turned picture where it is shown before it is sent. */
const shownSide = 1600

/** Opens a picture in the orientation that its camera recorded. Rejects if the browser cannot open the file. */
export const openPicture = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' })

interface ReadPicture {
  readonly opened: ImageBitmap
  /** A file that the page can show: the original, or a JPEG converted from HEIC, which phones write and most browsers cannot open. */
  readonly shown: Blob
}

/** Opens a chosen file, or returns why it cannot be used. */
export async function lookAtPicture(file: File): Promise<ReadPicture | PictureProblem> {
  const problem = fileProblem(file)
  if (problem) return problem
  // The reason is shown to the user.
  const read = await readPicture(file).catch(() => undefined)
  if (!read) return (await isHeic(file)) ? 'heic' : 'unreadable'
  if (fitOf(read.opened) !== 'nothing') return read
  read.opened.close()
  return 'too-small'
}

async function readPicture(file: Blob): Promise<ReadPicture> {
  // Safari opens HEIC natively; only other browsers download the converter.
  const opened = await openPicture(file).catch(async (error: unknown) => {
    if (!(await isHeic(file))) throw error
    return undefined
  })
  if (opened) return { opened, shown: file }
  const { heicTo } = await import('heic-to/csp')
  const shown = await heicTo({ blob: file, type: 'image/jpeg', quality: 0.95 })
  return { opened: await openPicture(shown), shown }
}

/** A picture that lay on its side, turned by a quarter, in its own pixels. */
export async function turnPicture(opened: ImageBitmap, turn: QuarterTurn): Promise<ReadPicture> {
  const { width, height } = opened
  const turned = canvasOf(height, width)
  const pen = drawing(turned)
  if (turn === 'right') pen.setTransform(0, 1, -1, 0, height, 0)
  else pen.setTransform(0, -1, 1, 0, 0, width)
  pen.drawImage(opened, 0, 0)
  const [bitmap, shown] = await Promise.all([createImageBitmap(turned), encoded(scaled(turned, shownSide))])
  return { opened: bitmap, shown }
}

/**
 * Draws a part of a picture on a canvas, no larger than we store it. Only pixels remain: the camera's metadata, such as place and time, is not
 * stored.
 */
export async function preparePicture(opened: ImageBitmap, part: PicturePart): Promise<PreparedPicture> {
  const { x, y, width, height } = pixelsOf(part, opened)
  const cut = canvasOf(width, height)
  drawing(cut).drawImage(opened, x, y, width, height, 0, 0, width, height)
  const size = storedSize({ width, height })
  const { default: pica } = await import('pica')
  const drawn = size.width === width && size.height === height ? cut : await pica().resize(cut, canvasOf(size.width, size.height))
  const small = sample(drawn)
  const thumbhash = btoa(String.fromCharCode(...rgbaToThumbHash(small.width, small.height, small.data)))
  return { file: await encoded(drawn), ...size, colours: coloursOf(small.data), thumbhash, isComposite: looksComposite(grayGridOf(drawn)) }
}

/** WebP if the browser can encode it, which keeps transparency; otherwise JPEG on white. */
async function encoded(drawn: HTMLCanvasElement): Promise<Blob> {
  const webp = await blobOf(drawn, 'image/webp')
  if (webp.type === 'image/webp') return webp
  const white = canvasOf(drawn.width, drawn.height)
  const pen = drawing(white)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, white.width, white.height)
  pen.drawImage(drawn, 0, 0)
  return blobOf(white, 'image/jpeg')
}

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error(`the browser wrote no ${type}`))), type, 0.92),
  )

function sample(drawn: HTMLCanvasElement): ImageData {
  const small = scaled(drawn, sampleSide)
  return drawing(small).getImageData(0, 0, small.width, small.height)
}

/** A copy whose longer side is at most so many pixels. */
function scaled(drawn: HTMLCanvasElement, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(drawn.width, drawn.height))
  const small = canvasOf(Math.max(1, Math.round(drawn.width * scale)), Math.max(1, Math.round(drawn.height * scale)))
  drawing(small).drawImage(drawn, 0, 0, small.width, small.height)
  return small
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

function drawing(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser has no canvas to draw on')
  return pen
}
