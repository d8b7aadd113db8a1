import { previewSize } from '../../../src/ui/head/preview-picture'
import { pngOf } from './png'
import { rasterOf } from './raster'

/** The background color (red, green, blue, opacity), and its minimum width on each side in pixels. */
const wall = [0xef, 0xed, 0xe8, 0xff]
const margin = 36

/** One of the sample's SVG pictures, uncropped, on a background of the preview's size, as PNG. */
export function previewOf(svg: string): Buffer {
  const { width, height } = previewSize
  const [w, h] = ['width', 'height'].map(name => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(svg)?.[1])) as [number, number]
  const picture = rasterOf(svg, Math.max(w, h) * Math.min((width - 2 * margin) / w, (height - 2 * margin) / h))
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < rgba.length; i += 4) rgba.set(wall, i)
  const [left, top] = [Math.round((width - picture.width) / 2), Math.round((height - picture.height) / 2)]
  for (let y = 0; y < picture.height; y++)
    rgba.set(picture.rgba.subarray(y * picture.width * 4, (y + 1) * picture.width * 4), ((top + y) * width + left) * 4)
  return pngOf({ width, height, rgba })
}
