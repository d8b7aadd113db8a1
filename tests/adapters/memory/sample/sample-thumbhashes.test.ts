import { thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import { rasterOf } from '../../../../scripts/build/art-raster/raster'
import { thumbhashOf } from '../../../../scripts/build/art-raster/thumbhash-of'
import { images } from '../../../../src/domain/pictures/images.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { memoryWorld } from '../../../support/memory-world'

const sheet = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200">${inside}</svg>`
const bytes = (base64: string) => Uint8Array.from(atob(base64), byte => byte.charCodeAt(0))
/** One pixel of a picture that was rendered 40 pixels wide. */
const pixel = (inside: string, x: number, y: number) => Array.from(rasterOf(sheet(inside), 40).rgba.subarray((y * 40 + x) * 4, (y * 40 + x) * 4 + 3))

const ground = '<rect width="400" height="200" fill="#ffffff"/>'

describe('A small rendering of a picture', () => {
  it('keeps shapes in their places and order', () => {
    const inside = `${ground}<rect width="200" height="200" fill="#ff0000"/><circle cx="100" cy="100" r="50" fill="#0000ff"/>`
    expect(pixel(inside, 2, 10)).toEqual([255, 0, 0])
    expect(pixel(inside, 10, 10)).toEqual([0, 0, 255])
    expect(pixel(inside, 30, 10)).toEqual([255, 255, 255])
  })

  it('weights a thin line by the area that it covers', () => {
    expect(pixel(`${ground}<path d="M0 105h400" fill="none" stroke="#000" stroke-width="5"/>`, 20, 10)).toEqual([128, 128, 128])
  })

  it('leaves a hole open under the even–odd rule', () => {
    const ring = 'M0 0h400v200h-400zM100 50v100h200v-100z'
    expect(pixel(`${ground}<path d="${ring}" fill="#000" fill-rule="evenodd"/>`, 20, 10)).toEqual([255, 255, 255])
    expect(pixel(`${ground}<path d="${ring}" fill="#000" fill-rule="evenodd"/>`, 5, 10)).toEqual([0, 0, 0])
  })

  it('applies translation, rotation, clipping and opacity', () => {
    expect(pixel(`${ground}<g transform="translate(200 100) scale(2 2)"><rect width="50" height="20" fill="#000"/></g>`, 25, 12)).toEqual([0, 0, 0])
    expect(pixel(`${ground}<rect x="190" y="0" width="20" height="100" fill="#000" transform="rotate(90 200 100)"/>`, 25, 10)).toEqual([0, 0, 0])
    const clip = '<clipPath id="k"><path d="M0 0h100v200h-100z"/></clipPath>'
    expect(pixel(`${ground}${clip}<path d="M0 0h400v200h-400z" fill="#000" clip-path="url(#k)"/>`, 20, 10)).toEqual([255, 255, 255])
    const two = '<rect width="400" height="200" fill="#ff8000"/><rect width="400" height="200" fill="#80ffff" style="mix-blend-mode:multiply"/>'
    expect(pixel(two, 20, 10)).toEqual([128, 128, 0])
  })

  it('refuses SVG features that no drawing style uses', () => {
    expect(() => rasterOf(sheet('<path d="M0 0S1 1 2 2"/>'), 40)).toThrow('No drawing style draws with S')
  })
})

describe('A thumbhash', () => {
  it('shows the picture: red at the left, blue at the right, as wide as it is', () => {
    const hash = bytes(thumbhashOf(sheet('<rect width="200" height="200" fill="#e02020"/><rect x="200" width="200" height="200" fill="#2020e0"/>')))
    const { w, h, rgba } = thumbHashToRGBA(hash)
    const at = (x: number) => rgba.slice((Math.floor(h / 2) * w + x) * 4)
    expect(w).toBeGreaterThan(1.7 * h)
    expect(at(2)[0]).toBeGreaterThan(at(2)[2]! + 80)
    expect(at(w - 3)[2]).toBeGreaterThan(at(w - 3)[0]! + 80)
  })

  it('comes with every picture of the season, and no two works of one artist look the same', async () => {
    const { store } = await memoryWorld({ sample: true })
    const found = await new Records(store, { current: undefined }).find(images)
    expect(found.filter(({ thumbhash }) => thumbhash === undefined)).toEqual([])
    expect(Math.max(...found.map(({ thumbhash }) => bytes(thumbhash!).length))).toBeLessThanOrEqual(28)
    expect(new Set(found.map(({ thumbhash }) => thumbhash)).size).toBeGreaterThan(found.length * 0.98)
    const light = found.map(({ thumbhash }) => thumbHashToAverageRGBA(bytes(thumbhash!))).map(({ r, g, b }) => (r + g + b) / 3)
    expect(Math.max(...light) - Math.min(...light)).toBeGreaterThan(0.5)
  })
})
