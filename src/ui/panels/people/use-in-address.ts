import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * A part of the address's search as state: the page answers at once and the address follows, after `delay` milliseconds while somebody
 * types; back and forward work. An empty text takes it out of the address.
 */
export function useInAddress(name: string, delay = 0): readonly [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams()
  const inAddress = search.get(name) ?? ''
  const [value, setValue] = useState(inAddress)
  const written = useRef(inAddress)
  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setValue(inAddress)
  }, [inAddress])
  useEffect(() => {
    if (value === written.current) return undefined
    const waiting = setTimeout(() => {
      written.current = value
      const write = (before: URLSearchParams) => {
        const after = new URLSearchParams(before)
        if (value) after.set(name, value)
        else after.delete(name)
        return after
      }
      setSearch(write, { replace: delay > 0, preventScrollReset: true })
    }, delay)
    return () => clearTimeout(waiting)
  }, [value, name, delay, setSearch])
  return [value, setValue]
}
