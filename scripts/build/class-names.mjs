// The names of CSS modules' classes in a build, shorter than Vite's, which end with a line number: they stand in every document and program.
import { createHash } from 'node:crypto'
import path from 'node:path'
import { top } from '../setup.mjs'

const fileOf = new Map()

/** `title_x7Qk`: the class and four letters of its file. Two files with the same letters fail the build. */
export function className(name, file) {
  const own = path.relative(top, file.split('?')[0]).replaceAll(path.sep, '/')
  const letters = createHash('sha256').update(own).digest('base64url').slice(0, 4)
  const other = fileOf.get(letters) ?? own
  if (other !== own) throw new Error(`The classes of ${own} and ${other} would have the same names.`)
  fileOf.set(letters, own)
  return `${name}_${letters}`
}
