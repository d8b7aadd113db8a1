import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keptUntil, picturesOf } from '../../domain/guide/offline/kept-edition'
import type { GuideIndex } from '../../domain/guide/publishing/guide-snapshot-types'
import { localMoment } from '../../domain/shared/time/local-day'
import { useApp } from '../app-services/app-context'
import { buildInfo } from '../delivery/build-info'
import { isDataSaverOn } from '../delivery/data-saver'
import { useOnline } from '../forms/use-online'
import { Button } from '../kit/button'
import { counted } from '../kit/counted'
import { Progress } from '../kit/feedback/progress'
import { numberText } from '../kit/number-text'
import { calendarDayText } from '../kit/time/format-time'
import { clockQueries } from '../queries/clock.queries'
import { guideQueries } from '../queries/guide.queries'
import { keepGuide, storedEdition } from './kept-guide'
import css from './offline-guide-downloads.module.css'
import { countTaken, deletePictures, type OfflinePictures, takePictures } from './offline-pictures'
import { registerWorker } from './register-worker'

/** What this device keeps of the guide, and the pictures, which are downloaded only if somebody asks for them. */
export function OfflineGuideDownloads({ pages }: Pick<KeptProps, 'pages'>) {
  const app = useApp()
  const { data: index } = useQuery({ ...guideQueries(app).index(), staleTime: Number.POSITIVE_INFINITY })
  const { data: now } = useQuery(clockQueries(app).now())
  const build = buildInfo(document)
  if (!index || !build || !now || !('serviceWorker' in navigator)) return null
  // After its time the edition is not kept.
  if (localMoment(now, index.edition.tz).date > keptUntil(index.edition)) return null
  return <Kept key={index.hash} index={index} build={build.id} pages={pages} />
}

interface Room {
  readonly used: number
  readonly free: number
  readonly persisted: boolean
}

interface KeptProps {
  readonly index: GuideIndex
  readonly build: string
  /** Addresses of the documents that are kept. */
  readonly pages: readonly string[]
}

function Kept({ index, build, pages }: KeptProps) {
  const app = useApp()
  const kept = storedEdition.useStored()
  const online = useOnline()
  const wanted = picturesOf(index)
  const [progress, setProgress] = useState<OfflinePictures>()
  const [running, setRunning] = useState<AbortController>()
  const [failed, setFailed] = useState(false)
  const { data: stored, refetch: look } = useQuery({
    queryKey: ['offline', index.hash],
    queryFn: async () => ({ pictures: await countTaken(wanted), room: await readRoom() }),
  })

  const take = async () => {
    const controller = new AbortController()
    setFailed(false)
    setRunning(controller)
    try {
      await navigator.storage.persist?.()
      // A worker that cannot be installed never says so.
      await Promise.race([registerWorker(build).then(() => keepGuide(app, index, build, pages)), aborted(controller.signal)])
      const { taken, total } = await takePictures(wanted, setProgress, controller.signal)
      setFailed(taken < total && !controller.signal.aborted)
    } catch (error) {
      if (!controller.signal.aborted) {
        console.warn('the pictures were not downloaded', error)
        setFailed(true)
      }
    } finally {
      await look()
      setRunning(undefined)
    }
  }
  const remove = async () => {
    await deletePictures()
    await look()
  }

  useEffect(() => () => running?.abort(), [running])

  const { taken = 0, total = 0 } = (running && progress) ?? stored?.pictures ?? {}
  const room = stored?.room
  const missing = total - taken
  return (
    <section className={css.part} aria-labelledby="take-with-you">
      <h2 id="take-with-you">Take it with you</h2>
      <p>
        {kept
          ? `The guide, its map and every studio are on this device until ${calendarDayText(kept.until, { year: true })}. They open without a network.`
          : isDataSaverOn()
            ? 'You save data, so the guide is not stored on this device yet. Download it to open it without a network.'
            : 'The guide is being stored on this device, so that it opens without a network.'}
      </p>
      {running ? (
        <div className={css.line}>
          <Progress value={total === 0 ? 0 : (100 * taken) / total} aria-label="Pictures downloaded" />
          <p role="status">
            Downloading {numberText(taken)} of {counted(total, 'picture')}…
          </p>
          <Button size="s" onClick={() => running.abort()}>
            Cancel
          </Button>
        </div>
      ) : (
        total > 0 && (
          <>
            <p role="status">{pictureWords(taken, missing)}</p>
            <div className={css.line}>
              {missing > 0 && (
                <Button size="s" disabled={!online} onClick={() => void take()}>
                  Download {counted(missing, 'picture')}
                </Button>
              )}
              {taken > 0 && (
                <Button size="s" look="quiet" onClick={() => void remove()}>
                  Delete {counted(taken, 'picture')}
                </Button>
              )}
              {!online && missing > 0 && <p className={css.quiet}>You are offline. You can download pictures when you are connected.</p>}
            </div>
          </>
        )
      )}
      {failed && (
        <p role="alert">
          We could not download all pictures. The ones that arrived are kept. Check your connection and the space on your device, then try again.
        </p>
      )}
      {room && <p className={css.quiet}>{roomWords(room)}</p>}
    </section>
  )
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('canceled', 'AbortError')), { once: true })
  })

function pictureWords(taken: number, missing: number): string {
  if (taken === 0) return 'Pictures are not stored yet.'
  return missing === 0 ? `${counted(taken, 'picture')} downloaded.` : `${counted(taken, 'picture')} downloaded, ${numberText(missing)} missing.`
}

const sizeText = (bytes: number) => {
  const [size, unit] = bytes < 2 ** 30 ? [bytes / 2 ** 20, 'MB'] : [bytes / 2 ** 30, 'GB']
  return `${size.toLocaleString('en-US', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${unit}`
}

const roomWords = ({ used, free, persisted }: Room) =>
  `This site uses ${sizeText(used)} on your device and may use ${sizeText(free)} more.${persisted ? '' : ' Your browser may delete it when space runs out.'}`

/** `null` where the browser does not say. */
async function readRoom(): Promise<Room | null> {
  const { usage, quota } = (await navigator.storage.estimate?.()) ?? {}
  if (usage === undefined || quota === undefined) return null
  return { used: usage, free: Math.max(0, quota - usage), persisted: (await navigator.storage.persisted?.()) ?? false }
}
