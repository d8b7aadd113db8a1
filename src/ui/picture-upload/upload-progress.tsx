import { useCallback, useSyncExternalStore } from 'react'
import type { Sending } from '../../domain/pictures/picture-upload-service'
import { Button } from '../kit/button'
import css from './upload-progress.module.css'

const megabytes = (bytes: number) => (bytes / 2 ** 20).toLocaleString('en-US', { maximumFractionDigits: 1 })

interface UploadProgressProps {
  readonly sending: Omit<Sending, 'done'>
  /** What is uploaded; a picture by default. */
  readonly what?: string
}

/** Progress of an upload, with buttons to pause, resume and cancel it. */
export function UploadProgress({ sending, what = 'picture' }: UploadProgressProps) {
  const watch = useCallback((next: () => void) => sending.watch(next), [sending])
  const progress = useSyncExternalStore(watch, () => JSON.stringify(sending.progress))
  const { state, sent, total } = JSON.parse(progress) as Sending['progress']
  const isPaused = state === 'paused' || state === 'pausing'
  return (
    <div className={css.sending}>
      <progress className={css.bar} aria-label={`Uploading the ${what}`} value={sent} max={Math.max(1, total)} />
      <p className={css.quiet}>
        {isPaused ? 'Paused at' : 'Uploading:'} {megabytes(sent)} of {megabytes(total)} MB
      </p>
      <div className={css.row}>
        <Button size="s" onClick={() => (isPaused ? sending.resume() : sending.pause())}>
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button size="s" onClick={() => sending.cancel()}>
          Cancel upload
        </Button>
      </div>
    </div>
  )
}
