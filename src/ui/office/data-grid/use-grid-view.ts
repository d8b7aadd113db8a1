import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { beginningView, type GridView, readView, writeView } from './grid-view'

/** The address follows the table after this time, in milliseconds: a word typed is one address, not five. */
const writeDelay = 300

export interface GridViewState {
  readonly view: GridView
  /** The view that an address without a search means. */
  readonly beginning: GridView
  readonly change: (part: Partial<GridView>) => void
  /** A change that is a step of its own: back leads away from it. */
  readonly go: (part: Partial<GridView>) => void
}

/** The view that the address says, as state: the table answers at once and the address follows; back and forward work. */
export function useGridView(sort: string): GridViewState {
  const [beginning] = useState(() => beginningView(sort))
  const [search, setSearch] = useSearchParams()
  const [view, setView] = useState(() => readView(search, beginning))
  const text = search.toString()
  const written = useRef(text)
  const isStep = useRef(false)

  useEffect(() => {
    if (text === written.current) return
    written.current = text
    setView(readView(new URLSearchParams(text), beginning))
  }, [text, beginning])

  useEffect(() => {
    const waiting = setTimeout(() => {
      const next = writeView(view, beginning).toString()
      const replace = !isStep.current
      isStep.current = false
      if (next === writeView(readView(new URLSearchParams(written.current), beginning), beginning).toString()) return
      written.current = next
      setSearch(next, { replace, preventScrollReset: true })
    }, writeDelay)
    return () => clearTimeout(waiting)
  }, [view, beginning, setSearch])

  const change = useCallback((part: Partial<GridView>) => setView(before => ({ ...before, ...part })), [])
  const go = useCallback(
    (part: Partial<GridView>) => {
      isStep.current = true
      change(part)
    },
    [change],
  )
  return { view, beginning, change, go }
}
