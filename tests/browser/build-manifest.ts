import { readFileSync } from 'node:fs'
import path from 'node:path'
import { top } from '../../scripts/setup.mjs'

interface BuiltPart {
  readonly file: string
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
