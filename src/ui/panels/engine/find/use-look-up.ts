import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds after the last key before the server is asked. */
const pause = 250

/**
 * The server's results for the text in a search box, once typing has stopped. Without a connection there are none; the next key press tries
 * again.
 */
export function useLookUp<R>(text: string, look: (text: string) => Promise<readonly R[]>): readonly R[] {
  const [answer, setAnswer] = useState<{ readonly text: string; readonly found: readonly R[] }>({ text: '', found: [] })
  const ask = useEffectEvent(look)
  useEffect(() => {
    let isOld = false
    const notify = (found: readonly R[]) => void (isOld || setAnswer({ text, found }))
    const waiting = setTimeout(() => void ask(text).then(notify, () => notify([])), pause)
    return () => {
      isOld = true
      clearTimeout(waiting)
    }
  }, [text])
  return answer.text === text ? answer.found : []
}
