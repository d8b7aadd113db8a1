import { useEffect, useState } from 'react'
import { type FlipbookPage, partOf } from '../../domain/flipbook/flipbook-book'
import type { BookFile } from '../../domain/flipbook/flipbook-files'
import type { App } from '../app-services/app-context'
import type { BookQueries } from './flipbook.queries'

type Parts = ReadonlyMap<number, readonly FlipbookPage[]>

interface BookPages {
  readonly pageOf: (page: number) => FlipbookPage | undefined
  /** Asks again for pages that could not be read; `undefined` if there are none. */
  readonly retry: (() => void) | undefined
}

/**
 * The pages that are there; the files of those that are wanted are read meanwhile. The first ones come with the book. Not by `useQueries`,
 * which would be in the files of every public page.
 */
export function useBookPages(
  { queries }: App,
  { pages }: Pick<BookQueries, 'pages'>,
  book: BookFile,
  first: readonly FlipbookPage[],
  wanted: readonly number[],
): BookPages {
  const [parts, setParts] = useState<Parts>(() => new Map([[0, first]]))
  const [tries, setTries] = useState(0)
  /** The parts that were asked for when one of them could not be read, and which try that was. */
  const [failed, setFailed] = useState<string>()
  const missing = [...new Set(wanted.map(partOf))].filter(part => part <= partOf(book.pages) && !parts.has(part)).join()
  const attempt = `${missing} ${tries}`
  useEffect(() => {
    if (missing === '') return undefined
    let isGone = false
    for (const part of missing.split(',').map(Number))
      queries.ensureQueryData(pages(book, part)).then(
        found => isGone || setParts(before => new Map([...before, [part, found]])),
        () => isGone || setFailed(attempt),
      )
    return () => {
      isGone = true
    }
  }, [queries, pages, book, missing, attempt])
  return {
    pageOf: page => parts.get(partOf(page))?.find(({ number }) => number === page),
    retry: failed === attempt ? () => setTries(before => before + 1) : undefined,
  }
}
