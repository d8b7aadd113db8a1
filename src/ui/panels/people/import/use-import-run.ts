import { useEffect, useRef, useState } from 'react'
import { ImportDesk, type ImportProgress, type RunReport } from '../../../../domain/imports/import-desk'
import type { ImportPlan } from '../../../../domain/imports/planned-row'
import { useService } from '../../../app-services/app'

/** `since` and `at` are milliseconds of the page's own clock: where the pace is taken from, and the latest answer. */
export type RunState =
  | { readonly is: 'idle' }
  | {
      readonly is: 'running'
      readonly pausing: boolean
      readonly since: number
      readonly at: number
      readonly from: number
      readonly progress?: ImportProgress
    }
  | { readonly is: 'paused'; readonly progress?: ImportProgress }
  | { readonly is: 'failed'; readonly error: unknown; readonly progress?: ImportProgress }
  | { readonly is: 'done'; readonly report: RunReport }

/** The writing of one batch: begun from a plan or from a batch of an earlier visit, paused, and gone on with. */
export function useImportRun(onDone: (report: RunReport) => void) {
  const desk = useService(ImportDesk)
  const [state, setState] = useState<RunState>({ is: 'idle' })
  const batch = useRef<string>(undefined)
  const stop = useRef<AbortController>(undefined)
  // Whoever leaves the page leaves the batch paused, not running unseen.
  useEffect(() => () => stop.current?.abort(), [])

  const work = async (begin: (signal: AbortSignal, onProgress: (progress: ImportProgress) => void) => Promise<RunReport>) => {
    const controller = new AbortController()
    stop.current = controller
    let since = performance.now()
    let latest: ImportProgress | undefined
    let from: number | undefined
    setState({ is: 'running', pausing: false, since, at: since, from: 0 })
    const onProgress = (progress: ImportProgress) => {
      latest = progress
      // The pace is taken from the first answer on: before it the rows are stored and the batch is opened.
      const at = performance.now()
      if (from === undefined) {
        from = progress.done
        since = at
      }
      setState({ is: 'running', pausing: controller.signal.aborted, since, at, from, progress })
    }
    try {
      const report = await begin(controller.signal, onProgress)
      const progress = latest && { progress: latest }
      setState(report.outcome === 'done' ? { is: 'done', report } : { is: 'paused', ...progress })
      if (report.outcome === 'done') onDone(report)
    } catch (error) {
      setState({ is: 'failed', error, ...(latest && { progress: latest }) })
    }
  }

  return {
    state,
    /** The batch at work, once it has been opened. */
    batchId: () => batch.current,
    start: (plan: ImportPlan, editionId: string | undefined) => {
      batch.current = undefined
      return work(async (signal, onProgress) => {
        const batchId = await desk.start(plan, editionId)
        batch.current = batchId
        return desk.run(batchId, { signal, onProgress })
      })
    },
    resume: (batchId: string) => {
      batch.current = batchId
      return work((signal, onProgress) => desk.resume(batchId, { signal, onProgress }))
    },
    pause: () => {
      stop.current?.abort()
      setState(now => (now.is === 'running' ? { ...now, pausing: true } : now))
    },
    reset: () => setState({ is: 'idle' }),
  }
}
