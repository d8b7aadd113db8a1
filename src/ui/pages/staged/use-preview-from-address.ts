import { useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSimulatedTime } from '../../preview/use-simulated-time'

/** For whom entries of the menus are (`data-for`), as `useSessionAttribute` notes it; empty for somebody who is signed out. */
export const viewers = [
  { value: '', label: 'A visitor who is signed out' },
  { value: 'own', label: 'Somebody who is signed in' },
  { value: 'staff', label: 'Staff' },
]

/** Shows the page in the frame of a preview as of a time and to somebody, as its address asks: `?at=2027-10-16T19:00:00.000Z&seen=own`. */
export function usePreviewFromAddress(): void {
  const [asked] = useSearchParams()
  const [at, seen] = [asked.get('at') ?? undefined, asked.get('seen')]
  useSimulatedTime(at !== undefined && Number.isNaN(Date.parse(at)) ? undefined : at)
  useLayoutEffect(() => {
    if (seen === null) return
    const { documentElement: page } = document
    const show = () => {
      if ((page.dataset['session'] ?? '') === seen) return
      if (seen === '') delete page.dataset['session']
      else page.dataset['session'] = seen
    }
    // The layout notes the real session whenever it is drawn.
    const watch = new MutationObserver(show)
    watch.observe(page, { attributeFilter: ['data-session'] })
    show()
    return () => watch.disconnect()
  }, [seen])
}
