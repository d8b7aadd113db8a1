import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const quiet = { debug() {}, info() {}, isDebugEnabled: () => false, warn() {} }

/**
 * Random places to mutate, each a node of the syntax tree, none inside another. Lines and columns count as in Stryker's ranges. Code that runs when its
 * module loads is drawn only with `isStatic`: test files share their modules, so a mutant of it would be switched on too late for any test to notice.
 */
export async function drawPlaces({ folder, count, seed, isStatic }) {
  const { Instrumenter } = await import('@stryker-mutator/instrumenter')
  const files = readdirSync(folder, { recursive: true })
    .filter(file => file.endsWith('.ts'))
    .sort((a, b) => a.localeCompare(b))
  const all = new Map()
  for (const name of files.map(file => path.join(folder, file))) {
    const functions = []
    const noteFunctions = { shouldIgnore: at => void (at.isFunction() && at.node.loc && functions.push(at.node.loc)) }
    const source = { name, mutate: true, content: readFileSync(name, 'utf8') }
    const options = { plugins: null, ignorers: [noteFunctions], excludedMutations: ['StringLiteral'] }
    const { mutants } = await new Instrumenter(quiet).instrument([source], options)
    for (const { fileName, location, status } of mutants) {
      const place = {
        file: path.relative(process.cwd(), fileName),
        start: { line: location.start.line + 1, column: location.start.column },
        end: { line: location.end.line + 1, column: location.end.column },
      }
      const isLate = functions.some(one => isWithin(place, one) && !isWithin(one, place))
      if (status !== 'Ignored' && (isLate || isStatic))
        all.set(`${place.file}:${place.start.line}:${place.start.column}-${place.end.line}:${place.end.column}`, place)
    }
  }
  const random = mulberry32(seed)
  const shuffled = [...all.values()].map(place => ({ place, at: random() })).sort((a, b) => a.at - b.at)
  const places = []
  for (const { place } of shuffled) {
    if (places.length === count) break
    if (!places.some(other => other.file === place.file && (isWithin(place, other) || isWithin(other, place)))) places.push(place)
  }
  return { places, of: all.size }
}

const notAfter = (a, b) => a.line < b.line || (a.line === b.line && a.column <= b.column)
const isWithin = (inner, outer) => notAfter(outer.start, inner.start) && notAfter(inner.end, outer.end)

/** Seeded random numbers from 0 up to 1. */
function mulberry32(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
