import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import type { BookFile } from '../../domain/flipbook/flipbook-files'
import { searchPages } from '../../domain/flipbook/search-pages'
import { Button } from '../kit/button'
import { TextField } from '../kit/controls/text-field'
import { counted } from '../kit/counted'
import { PageLink } from './book-links'
import type { BookQueries } from './flipbook.queries'
import css from './reader.module.css'
import { labelOf } from './sheet'

/** How many results are shown. */
const most = 50

interface ReaderSearchProps {
  readonly queries: Pick<BookQueries, 'everyPage'>
  readonly book: BookFile
}

/** Searches all pages; their text is read with the first word. */
export function ReaderSearch({ queries, book }: ReaderSearchProps) {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const { data: pages, isError, refetch } = useQuery({ ...queries.everyPage(book), enabled: words !== '' })
  const found = useMemo(() => (pages && words !== '' ? searchPages(pages, book, words) : undefined), [pages, book, words])
  return (
    <search className={css.panel}>
      <TextField
        label="Search this edition"
        type="search"
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who pressed “Search inside” wants to type
        autoFocus
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <p role="status">
        {isError
          ? 'The pages could not be read. Check your connection, then try again.'
          : found && (found.length === 0 ? 'No page has these words. Try fewer words.' : `${counted(found.length, 'page')} found.`)}
      </p>
      {isError && (
        <Button size="s" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
      {found && found.length > 0 && (
        <div className={css.found}>
          <ol>
            {found.slice(0, most).map(({ page, name, excerpt }) => (
              <li key={page}>
                <PageLink page={page}>{labelOf(page, name)}</PageLink>
                <p>{excerpt}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
    </search>
  )
}
