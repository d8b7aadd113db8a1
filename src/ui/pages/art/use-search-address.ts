import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readSearch, type SearchAddress, writeSearch } from './search-address'

/** The address follows the page after this time, in milliseconds: a word typed is one address, not five. */
const writeDelay = 300

/** What the search's address says, as state: the page answers at once and the address follows; back and forward work. */
export function useSearchAddress(): readonly [SearchAddress, (change: Partial<SearchAddress>) => void] {
  const [search, setSearch] = useSearchParams()
  const [state, setState] = useState(() => readSearch(search))
  const text = search.toString()
  const written = useRef(text)

  useEffect(() => {
    if (text === written.current) return
    written.current = text
    setState(readSearch(new URLSearchParams(text)))
  }, [text])

  useEffect(() => {
    const waiting = setTimeout(() => {
      const next = writeSearch(state).toString()
      if (next === writeSearch(readSearch(new URLSearchParams(written.current))).toString()) return
      written.current = next
      setSearch(next, { replace: true, preventScrollReset: true })
    }, writeDelay)
    return () => clearTimeout(waiting)
  }, [state, setSearch])

  const change = useCallback((part: Partial<SearchAddress>) => setState(before => ({ ...before, ...part })), [])
  return [state, change]
}
