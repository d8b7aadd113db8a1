import { readFileSync } from 'node:fs'
import path from 'node:path'
import { top } from '../../scripts/setup.mjs'

interface BuiltPart {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
}

/** The parts of the built local mode by their source. */
export const built = JSON.parse(readFileSync(path.join(top, 'dist/local/.vite/manifest.json'), 'utf8')) as Record<string, BuiltPart>

/** The path of the file in which a source was built: file names are cut and say little. */
export const fileOf = (source: string): string => {
  const part = built[source]
  if (!part) throw new Error(`${source} is not in the build`)
  return `/${part.file}`
}

/** The path of a file that holds what the build put together under a name (`scripts/build/chunk-groups.mjs`). */
export const fileNamed = (name: string): string => {
  const part = Object.values(built).find(one => one.name === name)
  if (!part) throw new Error(`the build has no file named ${name}`)
  return `/${part.file}`
}
