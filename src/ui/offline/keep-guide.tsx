import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../app-services/app-context'
import { buildInfo } from '../delivery/build-info'
import { isDataSaverOn } from '../delivery/data-saver'
import { whenIdle } from '../kit/when-idle'
import { guideQueries } from '../queries/guide.queries'
import { keepGuide } from './kept-guide'

/** Milliseconds for what the page itself still fetches. */
const delay = 4000

/** Keeps the current edition on the device of whoever opens a page of it, unless they save data. */
export function KeepGuide({ pages }: { readonly pages: readonly string[] }) {
  const app = useApp()
  // The page follows the index.
  const { data: index } = useQuery({ ...guideQueries(app).index(), staleTime: Number.POSITIVE_INFINITY })
  useEffect(() => {
    const build = buildInfo(document)
    if (!build || !index || !('serviceWorker' in navigator) || isDataSaverOn()) return undefined
    let stopIdling = () => {}
    const timer = setTimeout(() => {
      // Where nothing can be stored, the guide needs a network.
      stopIdling = whenIdle(() => void keepGuide(app, index, build.id, pages).catch((error: unknown) => console.warn('the guide is not kept', error)))
    }, delay)
    return () => {
      clearTimeout(timer)
      stopIdling()
    }
  }, [app, index, pages])
  return null
}
