import { describe, expect, it } from 'vitest'
import { packed, type StreetMap } from '../../../src/domain/guide/places/streets/street-map'
import { toWorld } from '../../../src/ui/map/map-view'
import { cellsInView, streetCells } from '../../../src/ui/map/streets/street-cells'

const empty: StreetMap = { format: 1, main: [], side: [], water: [], parks: [], landmarks: [] }
const around = ([lng, lat]: readonly [number, number], zoom: number) => {
  const [x, y] = toWorld([lng, lat])
  return { x, y, zoom }
}
const size = { width: 800, height: 600 }

describe('the streets of a map', () => {
  it('lie where the map’s own projection puts them', () => {
    const { cells } = streetCells({
      ...empty,
      main: [
        {
          line: packed([
            [-122.4, 36.6],
            [-122.39, 36.61],
          ]),
        },
      ],
    }) // prettier-ignore
    const [[from, to] = []] = cells[0]!.lines.main
    for (const [i, at] of (
      [
        [-122.4, 36.6],
        [-122.39, 36.61],
      ] as const
    ).entries()) // prettier-ignore
      for (const axis of [0, 1] as const) expect([from, to][i]![axis]).toBeCloseTo(toWorld(at)[axis], 9)
  })
  it('are drawn only in the squares around the view, and a long street is cut so that its part in view is drawn', () => {
    const road = Array.from({ length: 400 }, (_, i) => [-122.4 + i / 200, 36.6] as const)
    const { cells } = streetCells({
      ...empty,
      main: [{ line: packed(road) }],
      side: [
        {
          line: packed([
            [0, 0],
            [0.001, 0],
          ]),
        },
      ],
    }) // prettier-ignore
    const view = around([-121.4, 36.6], 15)
    const shown = cellsInView(cells, view, size)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length).toBeLessThan(cells.length / 4)
    const [x] = toWorld([-121.4, 36.6])
    expect(shown.some(({ lines }) => lines.main.some(line => line[0]![0] <= x && line.at(-1)![0] >= x))).toBe(true)
    expect(shown.some(({ lines }) => lines.side.length > 0)).toBe(false)
  })
  it('carry their names along them, never upside down', () => {
    const line = (from: readonly [number, number], to: readonly [number, number]) => packed([from, to])
    const { streetNames } = streetCells({
      ...empty,
      main: [
        { name: 'West Street', line: line([0.01, 0], [0, 0]) },
        { name: 'Hill Street', line: line([0, 0], [0.01, 0.01]) },
      ],
    })
    expect(streetNames.map(({ name, turn }) => [name, turn])).toEqual([
      ['West Street', 0],
      ['Hill Street', -45],
    ])
  })
})
