import { useEffect, useRef, useState } from 'react'
import { OwnData } from '../../../../domain/privacy/own-data'
import { useApp } from '../../../app-services/app-context'
import { saveFile } from '../../../app-services/save-file'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import css from '../dashboard.module.css'

interface Progress {
  readonly done: number
  readonly of: number
}

/** Downloads everything that we store about the person, as one file. */
export function OwnDataSetting() {
  const app = useApp()
  const { busy, error, run } = useAction()
  const [progress, setProgress] = useState<Progress>()
  const [result, setResult] = useState<{ readonly pictures: number; readonly missing: number }>()
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])

  const download = async () => {
    const stop = new AbortController()
    stopping.current = stop
    setResult(undefined)
    await run(async () => {
      const { zipFiles: zipped } = await import('../../../app-services/zip-files')
      const gathering = (await app.services()).get(OwnData).gather((done, of) => setProgress({ done, of }), stop.signal)
      const found = await gathering.catch((failure: unknown) => {
        if (!stop.signal.aborted) throw failure
      })
      if (!found) return
      saveFile(await zipped(found.files), `my-data-${found.exportedAt.slice(0, 10)}.zip`)
      setResult({ pictures: found.files.length - 1, missing: found.missing.length })
    })
    setProgress(undefined)
  }
  return (
    <div className={css.form}>
      <p>Every record that is yours, in a file that people and programs can read, and every picture you sent us; together in one archive.</p>
      <FailureNotice error={error} />
      {result && (
        <Notice tone="good" title="Your data is in your downloads.">
          {result.pictures === 1 ? 'One picture is' : `${result.pictures} pictures are`} in it.
          {result.missing > 0 && ` ${result.missing} more are recorded, but their files are not in our store.`}
        </Notice>
      )}
      {progress && progress.of > 0 && (
        <div>
          <progress aria-label="Gathering your pictures" value={progress.done} max={progress.of} />
          <p className={css.quiet}>
            {progress.done} of {progress.of} pictures
          </p>
        </div>
      )}
      <div className={css.row}>
        <Button busy={busy} onClick={() => void download()}>
          {busy ? 'Gathering…' : 'Download my data'}
        </Button>
        {busy && (
          <Button look="quiet" onClick={() => stopping.current?.abort()}>
            Stop
          </Button>
        )}
      </div>
    </div>
  )
}
