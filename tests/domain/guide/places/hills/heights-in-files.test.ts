import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slopesOn } from '../../../../../src/domain/guide/places/hills/climb'
import { maxHeights, packedHeights, unpackedHeights } from '../../../../../src/domain/guide/places/hills/height-grid'
import { heightsInFiles } from '../../../../../src/domain/guide/places/hills/heights-in-files'

type Box = readonly [number, number, number, number]
const asc = (head: string, rows: string) => ({ name: 'city.asc', content: new TextEncoder().encode(`${head}\n${rows}`).buffer as ArrayBuffer })
const head = (columns: number, rows: number, cell: number) =>
  `ncols ${columns}\r\nnrows ${rows}\r\nxllcorner -122.5\r\nyllcorner 37.7\r\ncellsize ${cell}\r\nNODATA_value -9999`
/** A tile of SRTM whose height at each row and column is told. */
function hgt(name: string, across: number, heightAt: (row: number, column: number) => number) {
  const content = new ArrayBuffer(across * across * 2)
  const view = new DataView(content)
  for (let row = 0; row < across; row++)
    for (let column = 0; column < across; column++) view.setInt16((row * across + column) * 2, heightAt(row, column))
  return { name, content }
}
function read(files: Parameters<typeof heightsInFiles>[0], around?: Box) {
  const found = heightsInFiles(files, around)
  if ('problem' in found) throw new Error(found.problem)
  return { ...found.heights, heights: unpackedHeights(found.heights) }
}

describe('files of heights', () => {
  it('an Esri grid begins in the north-west, and is kept from the south-west', () => {
    const grid = read([asc(head(3, 3, 0.01), '30 31 32\n20.4 21 22\n10 11 12')])
    expect(grid.columns).toBe(3)
    expect(grid.heights.slice(0, 3)).toEqual([10, 11, 12])
    expect(grid.at[0]).toBeCloseTo(-122.495, 6)
    expect(grid.at[1]).toBeCloseTo(37.705, 6)
  })
  it('may be in capitals, with the centers of its cells, any breaks of lines, and no value for what is unknown', () => {
    const grid = read([asc('NCOLS 3 NROWS 3 XLLCENTER -122.5 YLLCENTER 37.7 CELLSIZE 0.01', '1 1 1 5 5 5 9 9 9')])
    expect(grid.at).toEqual([-122.5, 37.7])
    expect(grid.heights).toEqual([9, 9, 9, 5, 5, 5, 1, 1, 1])
  })
  it('a tile of SRTM lies where its name says, and what is beyond the city is left out', () => {
    const grid = read([hgt('N37W123.hgt', 1201, (row, column) => (row === 0 ? -32_768 : column))], [-122.52, 37.7, -122.35, 37.83])
    expect(grid.at).toEqual([-122.52, 37.7])
    expect(grid.heights.length).toBeLessThanOrEqual(maxHeights)
    // West longitude 122.52 is 0.48 degrees from the tile's edge, 1200 steps to a degree.
    expect(grid.heights[0]).toBeGreaterThanOrEqual(576)
    expect(grid.heights[0]).toBeLessThan(579)
    expect(Math.max(...grid.heights)).toBeLessThanOrEqual(780)
    expect(JSON.stringify({ ...grid, heights: undefined }).length).toBeLessThan(20_000)
  })
  it('what lies west, north and south of the city counts nowhere in it', () => {
    const isInside = (row: number, column: number) => row >= 2 && row <= 4 && column >= 2
    const rows = Array.from({ length: 7 }, (_, row) => Array.from({ length: 7 }, (__, column) => (isInside(row, column) ? row * 10 : 1000)).join(' '))
    const grid = read([asc(head(7, 7, 0.01), rows.join('\n'))], [-122.475, 37.725, -122.455, 37.745])
    expect([grid.columns, grid.heights]).toEqual([3, [40, 40, 40, 30, 30, 30, 20, 20, 20]])
  })
  it('a city on two tiles has both', () => {
    const grid = read([hgt('N51W001.hgt', 121, () => 10), hgt('N51E000.hgt', 121, () => 50)], [-0.2, 51.4, 0.2, 51.6])
    expect(Math.min(...grid.heights)).toBe(10)
    expect(Math.max(...grid.heights)).toBe(50)
  })
  it('what is unknown, such as the sea, is as high as what is beside it', () => {
    const grid = read([asc(head(4, 4, 0.01), '-9999 -9999 8 8\n-9999 8 8 8\n8 8 8 8\n8 8 8 8')])
    expect(new Set(grid.heights)).toEqual(new Set([8]))
  })
  it.each([
    ['not-heights', [asc('nothing', 'at all')]],
    ['not-heights', [{ name: 'tile.hgt', content: new ArrayBuffer(18) }]],
    ['not-heights', [asc('ncols 2 nrows 2 cellsize 0.01', '1 2 3 4')]],
    ['not-heights', [asc(head(1, 3, 0.01), '1\n2\n3')]],
    ['not-degrees', [asc('ncols 2 nrows 2 xllcorner 378923 yllcorner 4072345 cellsize 30', '1 2 3 4')]],
    ['cut-off', [asc(head(3, 3, 0.01), '1 2 3\n4 5')]],
    ['elsewhere', [asc(head(3, 3, 0.01), '-9999 -9999 -9999\n-9999 -9999 -9999\n-9999 -9999 -9999')]],
  ] as const)('that cannot be read say why: %s', (problem, files) => {
    expect(heightsInFiles(files)).toEqual({ problem })
  })
  it('of another region say so', () => {
    expect(heightsInFiles([hgt('N51W001.hgt', 121, () => 10)], [-122.5, 37.7, -122.3, 37.8])).toEqual({ problem: 'elsewhere' })
  })
  it('whatever their shape, become a grid that may be saved', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 400 }), fc.integer({ min: 3, max: 400 }), (columns, rows) => {
        const grid = read([asc(head(columns, rows, 0.001), Array.from({ length: columns * rows }, (_, i) => i % 97).join(' '))])
        expect(grid.heights.length).toBeLessThanOrEqual(maxHeights)
        expect(grid.heights.length % grid.columns).toBe(0)
        expect(Math.max(...grid.heights)).toBeLessThanOrEqual(96)
      }),
      { numRuns: 40 },
    )
  })
})

it('packed heights come back', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -400, max: 8_800 }), { minLength: 8, maxLength: 60 }), found => {
      const heights = found.slice(0, found.length - (found.length % 4))
      expect(unpackedHeights({ steps: packedHeights(heights, 4), columns: 4 })).toEqual(heights)
    }),
  )
})

it('a way over a hill goes up on one side and down on the other, and beyond the grid the land is level', () => {
  const heights = [0, 0, 0, 0, 100, 0, 0, 0, 0]
  const slopes = slopesOn({ format: 1, at: [-122.41, 37.69], step: [0.01, 0.01], columns: 3, steps: packedHeights(heights, 3) })
  const over = slopes([-122.41, 37.7], [-122.39, 37.7])
  const sum = (of: (rise: number) => number) => over.reduce((all, { rise }) => all + of(rise), 0)
  expect(sum(rise => Math.max(0, rise))).toBeCloseTo(97, -1)
  expect(sum(rise => rise)).toBeCloseTo(0, 6)
  expect(slopes([-122.2, 37.7], [-122.1, 37.7]).every(({ rise }) => rise === 0)).toBe(true)
})
