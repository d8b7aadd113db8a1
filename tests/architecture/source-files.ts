import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const top = path.resolve(import.meta.dirname, '../..')

export interface SourceFile {
  /** Path from the top folder, with forward slashes. */
  readonly name: string
  readonly text: string
}

/** Every TypeScript file and script under these folders. */
export const sourceFiles = (...folders: readonly string[]): readonly SourceFile[] =>
  folders.flatMap(folder =>
    readdirSync(path.join(top, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
      .map(entry => path.relative(top, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter(name => !name.includes('node_modules'))
      .map(name => ({ name, text: readFileSync(path.join(top, name), 'utf8') })),
  )
