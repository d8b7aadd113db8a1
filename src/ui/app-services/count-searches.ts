import { useEffect } from 'react'
import type { SearchArea } from '../../domain/analytics/visit-count-names'
import { useApp } from './app-context'
import { visitsOf } from './visits-of'

/** Milliseconds without typing after which a search counts as finished. */
const typed = 2000

/** Counts a search when the visitor stops typing. `results` is `undefined` while the search runs. */
export function useCountedSearch(area: SearchArea, words: string | undefined, results: number | undefined): void {
  const app = useApp()
  useEffect(() => {
    if (!words || results === undefined) return undefined
    const waiting = setTimeout(() => void visitsOf(app).then(visits => visits.search(area, words, results)), typed)
    return () => clearTimeout(waiting)
  }, [app, area, words, results])
}

/** The text of a search if no other filter is set: with a filter, an empty result says nothing about the words. */
export const wordsAlone = ({ text, ...others }: { readonly text?: string | undefined }): string | undefined =>
  Object.values(others).every(value => value === undefined) ? text : undefined
