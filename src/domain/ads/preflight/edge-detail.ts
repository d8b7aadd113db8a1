import { type BrowserNote, hasLocatorStrip, inchesOf, locatorStrip, wantedInches } from './ad-preflight'

type Space = Parameters<typeof hasLocatorStrip>[0] & { readonly w: number; readonly h: number; readonly bleed: number; readonly safe: number }

/** A picture in gray, row by row, 0 to 255. */
export interface GrayPicture {
  readonly width: number
  readonly height: number
  readonly gray: ArrayLike<number>
}

/** Two neighbors that differ by more are an edge; text has many. */
const edge = 48
/** A border line or the end of a background is less than this part of a strip; text is more. */
const muchDetail = 0.08

/** What stands too close to the edge, as far as fine detail tells: only hints, because a photograph has detail everywhere. */
export function edgeNotes(picture: GrayPicture, space: Space): readonly BrowserNote[] {
  const [w, h] = wantedInches(space)
  const [bleed, safe] = [inchesOf(space.bleed), inchesOf(space.safe)]
  const at = (inches: number, whole: number, pixels: number) => Math.round((inches / whole) * pixels)
  const { width, height } = picture
  const [left, top] = [at(bleed, w, width), at(bleed, h, height)]
  const [inX, inY] = [at(bleed + safe, w, width), at(bleed + safe, h, height)]
  const inside = detail(picture, inX, inY, width - inX, height - inY)
  const isClose = (share: number) => share > muchDetail && share > inside / 2
  const bands = [
    detail(picture, left, top, width - left, inY),
    detail(picture, left, height - inY, width - left, height - top),
    detail(picture, left, inY, inX, height - inY),
    detail(picture, width - inX, inY, width - left, height - inY),
  ]
  const strip = detail(picture, left, height - at(bleed + locatorStrip, h, height), width - left, height - top)
  return [...(safe > 0 && bands.some(isClose) ? ['safe' as const] : []), ...(hasLocatorStrip(space) && isClose(strip) ? ['strip' as const] : [])]
}

/** The part of a rectangle's pixels that differ much from their right or lower neighbor. */
function detail({ width, height, gray }: GrayPicture, x0: number, y0: number, x1: number, y1: number): number {
  let edges = 0
  let all = 0
  for (let y = Math.max(0, y0); y < Math.min(height - 1, y1 - 1); y += 1)
    for (let x = Math.max(0, x0); x < Math.min(width - 1, x1 - 1); x += 1) {
      const here = gray[y * width + x]!
      all += 1
      if (Math.abs(here - gray[y * width + x + 1]!) > edge || Math.abs(here - gray[(y + 1) * width + x]!) > edge) edges += 1
    }
  return all === 0 ? 0 : edges / all
}
