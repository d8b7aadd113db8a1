import type { PictureSize } from './picture-upload'

/** The point of a picture that every crop must contain, as fractions of its sides. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** A crop: a rectangle of a picture, as fractions of its sides. */
export interface Cut extends FocalPoint {
  readonly w: number
  readonly h: number
}

/** Aspect ratio (width / height) of the crops that pages and the printed guide use. */
export const cutRatios = { square: 1, card: 4 / 3, print: 3 / 2 } as const
export type CutName = keyof typeof cutRatios
export const cutNames = Object.keys(cutRatios) as readonly CutName[]

export const centre: FocalPoint = { x: 0.5, y: 0.5 }

/** The largest crop with this ratio whose center is as near to the focal point as the edges allow. */
export function cutAround({ width, height }: PictureSize, focal: FocalPoint, ratio: number): Cut {
  const own = width / height
  const w = Math.min(1, ratio / own)
  const h = Math.min(1, own / ratio)
  return { x: within(focal.x - w / 2, 1 - w), y: within(focal.y - h / 2, 1 - h), w, h }
}

/** All crops of a picture, computed from its focal point and stored with it. */
export const cutsAround = (size: PictureSize, focal: FocalPoint): Readonly<Record<CutName, Cut>> => ({
  square: cutAround(size, focal, cutRatios.square),
  card: cutAround(size, focal, cutRatios.card),
  print: cutAround(size, focal, cutRatios.print),
})

/** The point moved by hundredths of the sides, kept within the picture. */
export const moved = ({ x, y }: FocalPoint, across: number, down: number): FocalPoint => ({ x: step(x, across), y: step(y, down) })

const step = (at: number, hundredths: number) => within((Math.round(at * 100) + hundredths) / 100, 1)
const within = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most))
