import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const imports = /\b(?:import|export)\s+(?!type\s)[^'";]*?\bfrom\s+'(\.[^']+)'|\bimport\s*\(?\s*'(\.[^']+)'/g
const endings = ['.ts', '.tsx', '/index.ts', '']

/** Who imports which file of these folders at run time, read from their text: nothing needs to be loaded for it. */
export function importGraph(folders) {
  const files = new Set(
    folders.flatMap(folder =>
      readdirSync(folder, { recursive: true })
        .filter(file => /\.tsx?$/.test(file) && !file.includes('node_modules'))
        .map(file => path.resolve(folder, file)),
    ),
  )
  const importers = new Map([...files].map(file => [file, []]))
  for (const file of files)
    for (const [, from, late] of readFileSync(file, 'utf8').matchAll(imports)) {
      const wanted = path.resolve(path.dirname(file), from ?? late)
      const found = endings.map(ending => wanted + ending).find(one => files.has(one))
      if (found) importers.get(found).push(file)
    }

  /** How many imports lead from each file to this one. */
  function distancesTo(file) {
    const distances = new Map([[file, 0]])
    for (const [one, distance] of distances)
      for (const importer of importers.get(one) ?? []) if (!distances.has(importer)) distances.set(importer, distance + 1)
    return distances
  }

  /**
   * Those of the tests that import the file, the nearest first: those that import it themselves, then those with most in common in folders and name, since a
   * handler is called by its name, through everything that lists it.
   */
  return function nearest(file, testFiles) {
    const distances = distancesTo(file)
    const words = new Set(wordsOf(file))
    const common = test => (distances.get(test) === 1 ? Number.POSITIVE_INFINITY : wordsOf(test).filter(word => words.has(word)).length)
    return testFiles
      .filter(test => distances.has(test))
      .map(test => ({ test, common: common(test), distance: distances.get(test) }))
      .sort((a, b) => (a.common === b.common ? a.distance - b.distance : b.common - a.common))
      .map(one => one.test)
  }
}

const wordsOf = file => path.relative('.', file).split(/\W+/)
