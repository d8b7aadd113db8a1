import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'

/** Places of each file by the hash of its text: to find them in all files takes a minute. */
const keptPlaces = path.join(import.meta.dirname, 'node_modules/.places.json')

const instrumenter = new Instrumenter({ debug() {}, info() {}, isDebugEnabled: () => false, warn() {} })
const instrument = (sources, ...ignorers) => instrumenter.instrument(sources, { plugins: null, ignorers, excludedMutations: ['StringLiteral'] })
const sourceOf = (name, mutate = true) => ({ name, mutate, content: readFileSync(name, 'utf8') })
const keyOf = (file, { start, end }) => `${file}:${start.line}:${start.column}-${end.line}:${end.column}`

/**
 * Draws random places, each a node of the syntax tree, and one of the mutants of each. `code` is the source of their files with these mutants in it, switched
 * off. Code that runs when its module loads is drawn only with `isStatic`: no coverage tells which tests depend on it. Lines count from 0, as in Stryker.
 */
export async function drawMutants({ folder, count, seed, isStatic }) {
  const random = mulberry32(seed)
  const all = await placesIn(folder, isStatic)
  const drawn = all
    .map(place => ({ place, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(one => one.place)
  const files = [...new Set(drawn.map(place => place.file))]
  const sources = files.map(file =>
    sourceOf(
      file,
      drawn.filter(place => place.file === file),
    ),
  )
  const { files: instrumented, mutants } = await instrument(sources)
  const byPlace = new Map(drawn.map(place => [keyOf(place.file, place), []]))
  for (const one of mutants) if (one.status !== 'Ignored') byPlace.get(keyOf(one.fileName, one.location))?.push(one)
  return {
    mutants: drawn.map(place => {
      const choices = byPlace.get(keyOf(place.file, place))
      const { id, mutatorName, replacement } = choices[Math.floor(random() * choices.length)]
      return { id, mutatorName, replacement, ...textsOf(place), ...place }
    }),
    code: new Map(instrumented.map(({ name, content }) => [name, content])),
    of: all.length,
  }
}

async function placesIn(folder, isStatic) {
  const files = readdirSync(folder, { recursive: true })
    .filter(file => file.endsWith('.ts'))
    .sort((a, b) => a.localeCompare(b))
  const kept = existsSync(keptPlaces) ? JSON.parse(readFileSync(keptPlaces, 'utf8')) : {}
  const places = []
  for (const file of files.map(name => path.resolve(folder, name))) {
    const key = createHash('sha1').update(readFileSync(file)).digest('hex')
    kept[key] ??= await placesOf(file)
    for (const { start, end, isLate } of kept[key]) if (isLate || isStatic) places.push({ file, start, end })
  }
  writeFileSync(keptPlaces, JSON.stringify(kept))
  return places
}

async function placesOf(file) {
  const functions = []
  const noteFunctions = { shouldIgnore: at => void (at.isFunction() && at.node.loc && functions.push(inLinesFromZero(at.node.loc))) }
  const { mutants } = await instrument([sourceOf(file)], noteFunctions)
  const places = new Map()
  for (const { location, status } of mutants) {
    const isLate = functions.some(one => isWithin(location, one) && !isWithin(one, location))
    if (status !== 'Ignored') places.set(keyOf(file, location), { start: location.start, end: location.end, isLate })
  }
  return [...places.values()]
}

/** The code that is mutated, and the line that it begins in. */
function textsOf({ file, start, end }) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1)
  const line = lines[0].trim()
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column)
  lines[0] = lines[0].slice(start.column)
  return { original: lines.join('\n'), line }
}

const inLinesFromZero = ({ start, end }) => ({ start: { ...start, line: start.line - 1 }, end: { ...end, line: end.line - 1 } })
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
