import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { previewOf } from '../../../../scripts/build/art-raster/preview-of'

const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#ff0000"/></svg>`

/** Width, height and a pixel reader of a PNG that has one data chunk and no filters. */
function opened(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const rows = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)))
  return { width, height, at: (x: number, y: number) => [...rows.subarray(y * (1 + width * 3) + 1 + x * 3).subarray(0, 3)] }
}

it.each([
  [900, 1200],
  [1200, 600],
])('a picture of %i × %i hangs whole in the middle of its preview, with wall all around', (w, h) => {
  const { width, height, at } = opened(previewOf(svg(w, h)))
  expect([width, height]).toEqual([1200, 630])
  expect(at(600, 315)).toEqual([255, 0, 0])
  const red = Array.from({ length: width }, (_, x) => x).filter(x => at(x, 315)[1] === 0).length
  const high = Array.from({ length: height }, (_, y) => y).filter(y => at(600, y)[1] === 0).length
  expect(red / high).toBeCloseTo(w / h, 1)
  for (const corner of [at(0, 0), at(1199, 0), at(600, 20), at(600, 609)]) expect(corner).toEqual([0xef, 0xed, 0xe8])
})
