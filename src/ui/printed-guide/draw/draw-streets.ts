import { type PackedLine, type StreetMap, unpacked } from '../../../domain/guide/places/streets/street-map'
import type { Box } from '../../map/box'
import type { mapFrame } from './map-frame'
import type { Paper } from './pdf-document'
import { grayColor, lineColor, parkColor, waterColor } from './pdf-page-fonts-and-colours'

/** Streets, parks and water within the box of a map; the side streets too where a part of the city has a map of its own. */
export function drawStreets({ doc }: Paper, map: StreetMap, { at }: ReturnType<typeof mapFrame>, box: Box, hasSide: boolean): void {
  const isSeen = (spots: readonly (readonly [number, number])[]) => {
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
    return Math.max(...xs) > box.x && Math.min(...xs) < box.x + box.w && Math.max(...ys) > box.y && Math.min(...ys) < box.y + box.h
  }
  /** Draws what is seen of these lines as one path, and says whether anything is. The style comes first: within a path PDF allows none. */
  const trace = (lines: readonly PackedLine[], style: () => void = () => {}): boolean => {
    const seen = lines.map(line => unpacked(line).map(at)).filter(isSeen)
    if (seen.length > 0) style()
    for (const spots of seen)
      for (const [i, [x, y]] of spots.entries()) {
        if (i === 0) doc.moveTo(x, y)
        else doc.lineTo(x, y)
      }
    return seen.length > 0
  }
  for (const [areas, color] of [
    [map.parks, parkColor],
    [map.water, waterColor],
  ] as const) // prettier-ignore
    for (const { rings } of areas) if (trace(rings)) doc.fill(color, 'even-odd')
  const stroke = (streets: StreetMap['main'] = [], style: () => void, color = lineColor) => {
    const isDrawn = trace(
      streets.map(({ line }) => line),
      style,
    )
    if (isDrawn) doc.stroke(color)
    return isDrawn
  }
  stroke(map.rivers, () => doc.lineWidth(hasSide ? 1.5 : 0.75), waterColor)
  if (hasSide) stroke(map.side, () => doc.lineWidth(0.3))
  stroke(map.main, () => doc.lineWidth(hasSide ? 1 : 0.5))
  if (stroke(map.railways, () => doc.lineWidth(0.5).dash(2, { space: 1 }), grayColor)) doc.undash()
  if (!hasSide) return
  for (const { at: pin } of map.landmarks) {
    const [x, y] = at(pin)
    if (isSeen([[x, y]])) doc.rect(x - 1.5, y - 1.5, 3, 3).fill(grayColor)
  }
}
