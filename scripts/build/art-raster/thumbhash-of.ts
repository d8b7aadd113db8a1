import { rgbaToThumbHash } from 'thumbhash'
import { rasterOf } from './raster'

/** Pixels of the longer side: a thumbhash stores at most seven waves of it. */
const side = 32

/** The thumbhash of one of the sample's SVG pictures, in base64. */
export function thumbhashOf(svg: string): string {
  const { width, height, rgba } = rasterOf(svg, side)
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64')
}
