import { useSyncExternalStore } from 'react'

/** `spread`: two pages side by side; `single`: one; `list`: one below the other, for who wants no motion. */
export type BookMode = 'spread' | 'single' | 'list'

/** The same conditions stand in the styles, which lay out the page before the program runs. */
const narrow = '(width < 700px)'
const still = '(prefers-reduced-motion: reduce)'

const subscribe = (notify: () => void) => {
  const queries = [matchMedia(narrow), matchMedia(still)]
  for (const query of queries) query.addEventListener('change', notify)
  return () => {
    for (const query of queries) query.removeEventListener('change', notify)
  }
}
const read = (): BookMode => (matchMedia(still).matches ? 'list' : matchMedia(narrow).matches ? 'single' : 'spread')

export const useBookMode = (): BookMode => useSyncExternalStore(subscribe, read, () => 'spread')

/** The pages that are seen together with this one. */
export function pagesAt(page: number, mode: BookMode, pages: number): readonly number[] {
  const at = Math.min(Math.max(1, page), pages)
  if (mode !== 'spread') return [at]
  const left = at - (at % 2)
  return [left, left + 1].filter(n => n >= 1 && n <= pages)
}

/** The page to which one turns: `by` is 1 or -1. */
export function turnedFrom(page: number, by: 1 | -1, mode: BookMode, pages: number): number {
  const shown = pagesAt(page, mode, pages)
  const next = by === 1 ? shown.at(-1)! + 1 : shown[0]! - 1
  if (next < 1 || next > pages) return page
  return pagesAt(next, mode, pages)[0]!
}

/** Whether a page lies on the side of those that were read: its leaf, or in `single` the page, is turned over. */
export const isTurned = (n: number, page: number, mode: BookMode): boolean => n < (mode === 'spread' ? page - (page % 2) + 1 : page)
