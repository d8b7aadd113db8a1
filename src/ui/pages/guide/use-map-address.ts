import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type MapAddress, readMapAddress, writeMapAddress } from './map-question'

/** The address follows the page after this time, in milliseconds: a word typed is one address, not five. */
const writeDelay = 300

/**
 * What the address says, as state: the page answers at once and the address follows. When the address changes by other
 * ways (a link, back and forward), the state follows it.
 */
export function useMapAddress(): readonly [MapAddress, (change: Partial<MapAddress>) => void] {
  const [search, setSearch] = useSearchParams()
  const [state, setState] = useState(() => readMapAddress(search))
  const written = useRef(search.toString())
  const text = search.toString()

  useEffect(() => {
    if (text === written.current) return
    written.current = text
    setState(readMapAddress(new URLSearchParams(text)))
  }, [text])

  useEffect(() => {
    const waiting = setTimeout(() => {
      const next = writeMapAddress(state, new URLSearchParams(written.current))
      if (next.toString() === written.current) return
      written.current = next.toString()
      setSearch(next, { replace: true, preventScrollReset: true })
    }, writeDelay)
    return () => clearTimeout(waiting)
  }, [state, setSearch])

  const change = useCallback((part: Partial<MapAddress>) => setState(before => ({ ...before, ...part })), [])
  return [state, change]
}
