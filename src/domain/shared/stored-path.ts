import { Refused } from './functions/refused'

declare const checked: unique symbol

/**
 * A path of the file store built from checked parts, never a raw text from a record or a caller. Handlers can read, copy, write and delete
 * only such paths. A path that a record names is converted by `pathIn`, or by the rule for its kind (`pictureFile`).
 */
export type StoredPath = string & { readonly [checked]: true }

const isPart = (part: string) => part !== '' && part !== '.' && part !== '..' && !/[/\u0000-\u001f\u007f]/.test(part)

/** The path of these parts. Refuses a part that is empty, leads to another folder or contains a slash. */
export function storedPath(...parts: readonly string[]): StoredPath {
  const wrong = parts.find(part => !isPart(part))
  if (wrong !== undefined || parts.length === 0) throw new Refused('invalid-argument', `not a part of a path: ${wrong}`)
  return parts.join('/') as StoredPath
}

/** The path of a file directly in this folder, as a record names it; `undefined` for any other path. */
export function pathIn(folder: string, path: string | undefined): StoredPath | undefined {
  const name = path?.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : ''
  return isPart(name) ? storedPath(...folder.split('/'), name) : undefined
}

/** For paths that the program itself made or listed; never for one that a record or a caller names. */
export const checkedPath = (path: string): StoredPath => storedPath(...path.split('/'))
