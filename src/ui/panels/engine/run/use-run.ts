import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RunOptions, RunReport } from './run-spec'

export interface RunProgress {
  readonly done: number
  readonly total: number
}

/** `since` and `at`: milliseconds of the page's clock, of the first progress and of the latest; `from`: how much was done at the first. */
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
  /** Goes on with a run that has an id. Without it what failed is begun again. */
  readonly resume: ((id: string, options: RunOptions) => Promise<RunReport>) | undefined
  readonly onStarted: (id: string) => void
  readonly onDone: (report: RunReport) => void
  /** Id of a run of an earlier visit, which is offered to be gone on with. */
  readonly startedBefore: string | undefined
}

/** Work in chunks: begun, paused, gone on with, finished. */
export function useRun({ resume, onStarted, onDone, startedBefore }: RunUse) {
  const [state, setState] = useState<RunState>({ is: 'idle' })
  const stop = useRef<AbortController>(undefined)
  const last = useRef<Work>(undefined)
  const started = useRef(startedBefore)
  const key = useRef('')
  useEffect(() => {
    if (startedBefore !== undefined) started.current = startedBefore
  }, [startedBefore])
  // Whoever leaves the page leaves the run paused, not running unseen.
  useEffect(() => () => stop.current?.abort(), [])

  // Once nothing is at work any more, so that nobody is asked whether to leave it.
  const tell = useEffectEvent(onDone)
  useEffect(() => {
    if (state.is === 'done') tell(state.report)
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
      // The pace is taken from the first progress on: before it the run is only opened.
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
    /** After a pause or a failure, or with a run of an earlier visit. */
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
