import { useSyncExternalStore } from 'react'
import { whenIdle } from '../when-idle'

let known: string | undefined
const listeners = new Set<() => void>()

/** Read once, and when nothing else is to do: asking for it makes a formatter, which costs a slow phone some 50 ms. */
function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  if (known === undefined && listeners.size === 1)
    whenIdle(() => {
      known ??= Intl.DateTimeFormat().resolvedOptions().timeZone
      for (const listener of listeners) listener()
    })
  return () => void listeners.delete(tell)
}

/** The visitor's time zone; `undefined` on the server and until the browser had time to say it. */
export const useViewerZone = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    subscribe,
    () => known,
    () => undefined,
  )
