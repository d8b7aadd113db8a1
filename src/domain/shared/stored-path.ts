import { Refused } from './functions/refused'

declare const checked: unique symbol

/**
 * A path of the file store that was put together of checked parts, never a text that a record or a caller brought: the only kind of path
 * that a handler can read, copy, write or delete. A path that a record names becomes one by `pathIn`, or by the rule of its kind
 * (`pictureFile`).
 */
export type StoredPath = string & { readonly [checked]: true }

const isPart = (part: string) => part !== '' && part !== '.' && part !== '..' && !/[/\u0000-\u001f\u007f]/.test(part)

/** The path of these parts. Refuses a part that is empty, leads to another folder or has a slash in it. */
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

/** For a path that the program itself made or listed; never for one that a record or a caller names. */
export const checkedPath = (path: string): StoredPath => storedPath(...path.split('/'))
