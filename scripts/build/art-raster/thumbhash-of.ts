import { rgbaToThumbHash } from 'thumbhash'
import { rasterOf } from './raster'

/** Pixels of the longer side: a thumbhash keeps seven waves of it at most. */
const side = 32

/** The thumbhash of an SVG of the sample's hands, in base64. */
export function thumbhashOf(svg: string): string {
  const { width, height, rgba } = rasterOf(svg, side)
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64')
}
