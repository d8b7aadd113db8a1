import { useEffect, useState } from 'react'

/** Counts down from `seconds` to 0, once a second, from the first render. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const ticking = setInterval(() => setLeft(now => Math.max(0, now - 1)), 1000)
    return () => clearInterval(ticking)
  }, [])
  return left
}
