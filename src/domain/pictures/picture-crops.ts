import type { PictureSize } from './picture-upload-rules'

/** The point of a picture that every crop must contain, as fractions of its sides. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** A crop: a rectangle of a picture, as fractions of its sides. */
export interface Crop extends FocalPoint {
  readonly w: number
  readonly h: number
}

/** Aspect ratio (width / height) of the crops that pages and the printed guide use. */
export const cropRatios = { square: 1, card: 4 / 3, print: 3 / 2 } as const
export type CropName = keyof typeof cropRatios
export const cropNames = Object.keys(cropRatios) as readonly CropName[]

export const centre: FocalPoint = { x: 0.5, y: 0.5 }

/** The largest crop with this ratio whose center is as near to the focal point as the edges allow. */
export function cropAround({ width, height }: PictureSize, focal: FocalPoint, ratio: number): Crop {
  const own = width / height
  const w = Math.min(1, ratio / own)
  const h = Math.min(1, own / ratio)
  return { x: within(focal.x - w / 2, 1 - w), y: within(focal.y - h / 2, 1 - h), w, h }
}

/** All crops of a picture, computed from its focal point and stored with it. */
export const cropsAround = (size: PictureSize, focal: FocalPoint): Readonly<Record<CropName, Crop>> => ({
  square: cropAround(size, focal, cropRatios.square),
  card: cropAround(size, focal, cropRatios.card),
  print: cropAround(size, focal, cropRatios.print),
})

/** The point moved by hundredths of the sides, kept within the picture. */
export const moved = ({ x, y }: FocalPoint, across: number, down: number): FocalPoint => ({ x: step(x, across), y: step(y, down) })

const step = (at: number, hundredths: number) => within((Math.round(at * 100) + hundredths) / 100, 1)
const within = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most))
