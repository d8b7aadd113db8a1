import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type CalendarAddress, readCalendarAddress, writeCalendarAddress } from './calendar-address'

/** The address follows the page after this time, in milliseconds: a word typed is one address, not five. */
const writeDelay = 300

/**
 * What the address says, as state: the page answers at once and the address follows. When the address changes by other ways
 * (a link, back and forward), the state follows it.
 */
export function useCalendarAddress(): readonly [CalendarAddress, (change: Partial<CalendarAddress>) => void] {
  const [search, setSearch] = useSearchParams()
  const [state, setState] = useState(() => readCalendarAddress(search))
  const text = search.toString()
  const known = useRef(text)

  useEffect(() => {
    if (text === known.current) return
    known.current = text
    setState(readCalendarAddress(new URLSearchParams(text)))
  }, [text])

  useEffect(() => {
    const waiting = setTimeout(() => {
      const next = writeCalendarAddress(state).slice(1)
      const standing = writeCalendarAddress(readCalendarAddress(new URLSearchParams(known.current))).slice(1)
      if (next === standing) return
      known.current = next
      setSearch(new URLSearchParams(next), { replace: true, preventScrollReset: true })
    }, writeDelay)
    return () => clearTimeout(waiting)
  }, [state, setSearch])

  const change = useCallback((part: Partial<CalendarAddress>) => setState(before => ({ ...before, ...part })), [])
  return [state, change]
}
