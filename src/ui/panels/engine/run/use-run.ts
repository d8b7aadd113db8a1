import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RunOptions, RunReport } from './run-spec'

export interface RunProgress {
  readonly done: number
  readonly total: number
}

/** `since` and `at`: milliseconds on the page's clock of the first and latest progress; `from`: rows done at the first. */
export type RunState =
  | { readonly is: 'idle' }
  | {
      readonly is: 'running'
      readonly isPausing: boolean
      readonly since: number
      readonly at: number
      readonly from: number
      readonly progress?: RunProgress
    }
  | { readonly is: 'paused'; readonly progress?: RunProgress }
  | { readonly is: 'failed'; readonly error: unknown; readonly progress?: RunProgress }
  | { readonly is: 'done'; readonly report: RunReport }

type Work = (options: RunOptions) => Promise<RunReport>

interface RunUse {
  /** Resumes a run that has an id. Without it a failed run starts again. */
  readonly resume: ((id: string, options: RunOptions) => Promise<RunReport>) | undefined
  readonly onStarted: (id: string) => void
  readonly onDone: (report: RunReport) => void
  /** Id of an unfinished run of an earlier visit. */
  readonly startedBefore: string | undefined
}

/** State of work in chunks: start, pause, resume and end. */
export function useRun({ resume, onStarted, onDone, startedBefore }: RunUse) {
  const [state, setState] = useState<RunState>({ is: 'idle' })
  const stop = useRef<AbortController>(undefined)
  const last = useRef<Work>(undefined)
  const started = useRef(startedBefore)
  const key = useRef('')
  useEffect(() => {
    if (startedBefore !== undefined) started.current = startedBefore
  }, [startedBefore])
  // Leaving the page pauses the run, so that it does not continue unseen.
  useEffect(() => () => stop.current?.abort(), [])

  // Called when nothing runs any more, so that leaving the page does not ask.
  const notify = useEffectEvent(onDone)
  useEffect(() => {
    if (state.is === 'done') notify(state.report)
  }, [state])

  const work = async (begin: Work) => {
    const controller = new AbortController()
    stop.current = controller
    let since = performance.now()
    let latest: RunProgress | undefined
    let from: number | undefined
    setState({ is: 'running', isPausing: false, since, at: since, from: 0 })
    const onProgress = (progress: RunProgress) => {
      const at = performance.now()
      latest = progress
      // The pace is measured from the first progress: before it the run is only being opened.
      if (from === undefined) {
        from = progress.done
        since = at
      }
      setState({ is: 'running', isPausing: controller.signal.aborted, since, at, from, progress })
    }
    const options: RunOptions = {
      signal: controller.signal,
      key: key.current,
      onProgress,
      onStarted: id => {
        started.current = id
        onStarted(id)
      },
    }
    try {
      const report = await begin(options)
      if (report.outcome === 'paused') return setState({ is: 'paused', ...(latest && { progress: latest }) })
      started.current = undefined
      return setState({ is: 'done', report })
    } catch (error) {
      return setState({ is: 'failed', error, ...(latest && { progress: latest }) })
    }
  }
  const begin = (next: Work) => {
    last.current = next
    key.current = crypto.randomUUID()
    return work(next)
  }
  return {
    state,
    begin,
    /** Continues after a pause or failure, or a run of an earlier visit. */
    goOn: () => {
      const id = started.current
      if (id !== undefined && resume) return work(options => resume(id, options))
      return last.current && work(last.current)
    },
    pause: () => {
      stop.current?.abort()
      setState(now => (now.is === 'running' ? { ...now, isPausing: true } : now))
    },
    reset: () => setState({ is: 'idle' }),
  }
}

export type Run = ReturnType<typeof useRun>
