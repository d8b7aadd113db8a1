import { type PackedLine, type StreetMap, unpacked } from '../../../domain/guide/places/streets/street-map'
import type { Box } from '../../map/box'
import type { mapFrame } from './map-frame'
import type { Paper } from './paper'
import { grayColor, lineColor, parkColor, waterColor } from './paper-types'

/** Streets, parks and water within the box of a map; the side streets too where a part of the city has a map of its own. */
export function drawStreets({ doc }: Paper, map: StreetMap, { at }: ReturnType<typeof mapFrame>, box: Box, hasSide: boolean): void {
  const isSeen = (spots: readonly (readonly [number, number])[]) => {
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
    return Math.max(...xs) > box.x && Math.min(...xs) < box.x + box.w && Math.max(...ys) > box.y && Math.min(...ys) < box.y + box.h
  }
  const trace = (line: PackedLine): boolean => {
    const spots = unpacked(line).map(at)
    if (!isSeen(spots)) return false
    for (const [i, [x, y]] of spots.entries()) {
      if (i === 0) doc.moveTo(x, y)
      else doc.lineTo(x, y)
    }
    return true
  }
  for (const [areas, color] of [
    [map.parks, parkColor],
    [map.water, waterColor],
  ] as const) // prettier-ignore
    for (const { rings } of areas) if (rings.filter(trace).length > 0) doc.fill(color, 'even-odd')
  const stroke = (lines: StreetMap['main'] = [], width: number, color = lineColor) => {
    if (lines.filter(({ line }) => trace(line)).length > 0) doc.lineWidth(width).stroke(color)
  }
  stroke(map.rivers, hasSide ? 1.5 : 0.75, waterColor)
  if (hasSide) stroke(map.side, 0.3)
  stroke(map.main, hasSide ? 1 : 0.5)
  doc.dash(2, { space: 1 })
  stroke(map.railways, 0.5, grayColor)
  doc.undash()
  if (!hasSide) return
  for (const { at: pin } of map.landmarks) {
    const [x, y] = at(pin)
    if (isSeen([[x, y]])) doc.rect(x - 1.5, y - 1.5, 3, 3).fill(grayColor)
  }
}
