import { readFileSync } from 'node:fs'
import path from 'node:path'
import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../../../../src/adapters/memory/sample/city/outlines'
import { quarterWords } from '../../../../src/adapters/memory/sample/texts/city'
import { cutOut, maxPoints, type NamedOutline, outlineProblem } from '../../../../src/domain/guide/places/outlines/disjoint-outlines'
import { isInside } from '../../../../src/domain/guide/places/outlines/is-inside-polygon'
import { pointsIn } from '../../../../src/domain/guide/places/outlines/outline-shapes'
import { outlinesInFile } from '../../../../src/domain/guide/places/outlines/outlines-in-file'
import { simplified } from '../../../../src/domain/guide/places/outlines/simplify-outlines'

/** Degrees of about a meter in San Francisco. */
const metre = { lng: 1 / 88_000, lat: 1 / 111_195 }
const at = (x: number, y: number) => [-122.4 + x * metre.lng, 37.75 + y * metre.lat] as const
const box = (id: string, x: number, y: number, w: number, h: number): NamedOutline => ({
  id,
  name: id,
  outline: [[[at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h), at(x, y)]]],
})

describe('two outlines', () => {
  const mission = box('Mission', 0, 0, 400, 400)
  it('may share a border, and overlap by as much as drawn borders do', () => {
    expect(outlineProblem(box('Noe Valley', 400, 0, 300, 400), [mission])).toBeUndefined()
    expect(outlineProblem(box('Noe Valley', 396, 0, 300, 400), [mission])).toBeUndefined()
  })
  it('that overlap by more are refused with the name of the neighbor', () => {
    expect(outlineProblem(box('Noe Valley', 392, 0, 300, 400), [mission])).toEqual({ is: 'overlaps', names: ['Mission'] })
    expect(outlineProblem(box('inside', 100, 100, 50, 50), [mission])).toEqual({ is: 'overlaps', names: ['Mission'] })
    expect(outlineProblem({ ...mission, id: 'twin' }, [mission])).toEqual({ is: 'overlaps', names: ['Mission'] })
  })
  it('share a border once the overlap is cut out, around a neighbor that lies inside too', () => {
    const noe = box('Noe Valley', 300, 100, 300, 200)
    const cut = { ...noe, outline: cutOut(noe, [mission]) }
    expect(outlineProblem(cut, [mission])).toBeUndefined()
    expect(isInside(at(500, 200), cut.outline)).toBe(true)
    expect(isInside(at(350, 200), cut.outline)).toBe(false)
    const around = { ...mission, id: 'around', outline: cutOut({ ...mission, id: 'around' }, [box('inside', 100, 100, 50, 50)]) }
    expect(around.outline[0]).toHaveLength(2)
    expect(isInside(at(125, 125), around.outline)).toBe(false)
  })
})

it('an outline that crosses itself, or has no area, is refused', () => {
  const bow = [[[at(0, 0), at(100, 100), at(100, 0), at(0, 100), at(0, 0)]]]
  expect(outlineProblem({ id: 'bow', name: 'Bow', outline: bow }, [])).toEqual({ is: 'crosses-itself' })
  expect(outlineProblem({ id: 'none', name: 'None', outline: [] }, [])).toEqual({ is: 'empty' })
})

it('the neighborhoods of the sample city are disjoint as they are', () => {
  const all = quarterWords.map(({ id, name }) => ({ id, name, outline: outlineOf(id) }))
  expect(all.flatMap(one => outlineProblem(one, all) ?? [])).toEqual([])
})

const shape = record({
  x: integer({ min: -600, max: 600 }),
  y: integer({ min: -600, max: 600 }),
  radii: array(integer({ min: 60, max: 500 }), { minLength: 3, maxLength: 14 }),
}).map(({ x, y, radii }): NamedOutline['outline'] => {
  const ring = radii.map((radius, i) => {
    const angle = (i / radii.length) * 2 * Math.PI
    return at(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
  })
  return [[[...ring, ring[0]!]]]
})

it('whatever is drawn: what is cut out of its neighbors overlaps none of them, and keeps every point that was its own', () => {
  const cutsClean = property(shape, array(shape, { minLength: 1, maxLength: 3 }), (drawn, others) => {
    const neighbours = others.map((outline, i) => ({ id: `n${i}`, name: `n${i}`, outline }))
    const cut = { id: 'new', name: 'new', outline: cutOut({ id: 'new', name: 'new', outline: drawn }, neighbours) }
    expect(outlineProblem(cut, neighbours)).toEqual(cut.outline.length > 0 ? undefined : { is: 'empty' })
    const wrong: (readonly [number, number])[] = []
    for (let x = -900; x <= 900; x += 150)
      for (let y = -900; y <= 900; y += 150) {
        const point = at(x + 0.37, y + 0.53)
        const isTheirs = isInside(point, drawn) && !others.some(other => isInside(point, other))
        if (isTheirs !== isInside(point, cut.outline) && !nearABorder(point, [drawn, ...others])) wrong.push(point)
      }
    expect(wrong).toEqual([])
  })
  // A bug of the past: rounding made a thin ring cross itself.
  assert(cutsClean, { seed: 773788314, path: '55:21:22:23:39:39:62:63:66:69:71:83:83:83:83:83:83:83:83:83:83:83', numRuns: 1 })
  assert(cutsClean, { numRuns: 150 })
})

/** Whether a point lies within a meter of an outline, where rounding may decide. */
const nearABorder = ([lng, lat]: readonly [number, number], all: readonly NamedOutline['outline'][]) =>
  all.some(polygons =>
    [-1, 0, 1].some(x => [-1, 0, 1].some(y => isInside([lng + x * metre.lng, lat + y * metre.lat], polygons) !== isInside([lng, lat], polygons))),
  )

describe('simplifying', () => {
  const wavy = (x: number, flip: boolean) => {
    const border = Array.from({ length: 300 }, (_, i) => at(Math.sin(i / 7) * 30, i * 4))
    const far = [at(x, 1196), at(x, 0)]
    const ring = flip ? [...border, ...far] : [...border.toReversed(), ...far.toReversed()]
    return [[[...ring, ring[0]!]]]
  }
  it('leaves at most 200 points, and neither gap nor overlap between neighbors', () => {
    const [west, east] = simplified([wavy(-500, false), wavy(500, true)]) as [NamedOutline['outline'], NamedOutline['outline']]
    expect(Math.max(pointsIn(west), pointsIn(east))).toBeLessThanOrEqual(maxPoints)
    const border = (outline: NamedOutline['outline']) => new Set(outline.flat(2).map(String))
    const shared = [...border(west)].filter(point => border(east).has(point))
    expect(shared.length).toBeGreaterThan(50)
    expect(outlineProblem({ id: 'w', name: 'West', outline: west }, [{ id: 'e', name: 'East', outline: east }])).toBeUndefined()
  })
  it('leaves an outline of few points as it is', () => {
    const { outline } = box('a', 0, 0, 300, 300)
    expect(pointsIn(simplified([outline])[0]!)).toBe(4)
  })
  it('leaves out rocks in the sea, unless they are all there is', () => {
    const [[land], [rock]] = [box('land', 0, 0, 300, 300).outline, box('rock', 500, 0, 19, 19).outline] as const
    const [[island]] = [box('island', 500, 0, 21, 21).outline] as const
    const partsOf = (...polygons: readonly NamedOutline['outline'][number][]) => simplified([polygons])[0]!.length
    expect([partsOf(land!, rock!), partsOf(land!, island!), partsOf(rock!)]).toEqual([1, 2, 1])
  })
})

describe('a file', () => {
  const feature = (properties: object, geometry: object) =>
    JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties, geometry }] })
  const square = box('a', 0, 0, 300, 300).outline
  it('is read by the property that is likeliest the name, or the one that is chosen', () => {
    const text = feature({ size: 4, id: 'x7', nhood: ' Bernal Heights ' }, { type: 'Polygon', coordinates: square[0] })
    expect(outlinesInFile(text)).toEqual({ nameKeys: ['id', 'nhood'], outlines: [{ name: 'Bernal Heights', outline: square }] })
    expect(outlinesInFile(text, 'id')).toMatchObject({ outlines: [{ name: 'x7' }] })
  })
  it('of areas without names numbers them', () => {
    const geometry = { type: 'Polygon', coordinates: square[0] }
    expect([{}, { name: ' ' }, { id: 7 }, null].map(properties => outlinesInFile(feature(properties as object, geometry)))).toMatchObject(
      Array.from({ length: 4 }, () => ({ outlines: [{ name: 'Area 1' }] })),
    )
  })
  it('that holds no areas in degrees is refused with the reason', () => {
    expect(outlinesInFile('<kml>')).toEqual({ problem: 'not-json' })
    expect(outlinesInFile('{"type":"Topology"}')).toEqual({ problem: 'not-geojson' })
    expect(outlinesInFile(feature({}, { type: 'Point', coordinates: [1, 2] }))).toEqual({ problem: 'no-areas' })
    const metres = [
      [
        [6_000_000, 2],
        [6_000_100, 2],
        [6_000_100, 9],
        [6_000_000, 2],
      ],
    ]
    expect(outlinesInFile(feature({}, { type: 'Polygon', coordinates: metres }))).toEqual({ problem: 'not-degrees' })
  })
})

const real = process.env['REAL_DATA']
describe.skipIf(!real)('the neighborhoods of San Francisco (REAL_DATA)', () => {
  it('are read, simplified and disjoint', async ({ annotate }) => {
    const file = outlinesInFile(readFileSync(path.join(real!, 'sf-neighborhoods.geojson'), 'utf8'))
    if ('problem' in file) throw new Error(file.problem)
    const before = file.outlines.map(({ outline }) => pointsIn(outline))
    const began = performance.now()
    const outlines = simplified(file.outlines.map(({ outline }) => outline))
    const all = file.outlines.map(({ name }, i) => ({ id: String(i), name, outline: outlines[i]! }))
    const simplifiedIn = performance.now() - began
    const problems = all.flatMap(one => outlineProblem(one, all) ?? [])
    const [sum, most] = [(of: readonly number[]) => of.reduce((a, b) => a + b, 0), Math.max(...before)]
    const after = outlines.map(pointsIn)
    await annotate(
      `${all.length} neighborhoods, ${sum(before)} points (${before.filter(n => n > maxPoints).length} with more than ${maxPoints}, the largest ${most}) → ${sum(after)} points, largest ${Math.max(...after)}; simplified in ${Math.round(simplifiedIn)} ms, checked in ${Math.round(performance.now() - began - simplifiedIn)} ms`,
    )
    expect(Math.max(...after)).toBeLessThanOrEqual(maxPoints)
    expect(problems).toEqual([])
  })
})
