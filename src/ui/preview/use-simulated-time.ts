import { useEffect, useState } from 'react'
import { useApp } from '../app-services/app-context'
import { whenIdle } from '../kit/when-idle'
import { wallClock } from '../queries/clock.queries'

/** Shows pages as of an instant (ISO 8601), if there is one, while the calling component is there. Returns whether they are drawn so. */
export function useSimulatedTime(instant: string | undefined): boolean {
  const app = useApp()
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    if (instant === undefined) return
    const show = async (shownAt: string | undefined) => {
      const clock = await wallClock(app)
      // Parts of a drawn page that React takes over after the first screen still have to find the time that they were drawn with.
      await new Promise<void>(done => void whenIdle(done))
      clock.simulate(shownAt === undefined ? undefined : new Date(shownAt))
      await app.queries.invalidateQueries()
      setShown(shownAt)
    }
    void show(instant)
    return () => void show(undefined)
  }, [app, instant])
  return shown === instant
}
