import { useEffect, useRef, useState } from 'react'
import { ImportDesk, type ImportProgress, type RunReport } from '../../../../domain/imports/import-desk'
import { partsOf } from '../../../../domain/imports/plan-parts'
import type { ImportPlan } from '../../../../domain/imports/planned-row'
import type { PictureSender } from '../../../../domain/imports/store-pictures'
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

interface Unopened {
  readonly plan: ImportPlan
  readonly editionId: string | undefined
  /** The pictures that the plan names. */
  readonly zip: Blob | undefined
}

/** The writing of a file: begun from a plan, as one import or several, or from a batch of an earlier visit; paused, and gone on with. */
export function useImportRun(onDone: (report: RunReport) => void) {
  const desk = useService(ImportDesk)
  const [state, setState] = useState<RunState>({ is: 'idle' })
  /** The batches not written to their end, once they have been opened. */
  const left = useRef<readonly string[]>([])
  /** The imports that have not been opened yet. */
  const unopened = useRef<readonly Unopened[]>([])
  /** Of pictures: how they are sent, once their ZIP is open. */
  const openSender = useRef<() => Promise<PictureSender>>(undefined)
  const sender = useRef<PictureSender>(undefined)
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

  /** One batch after the other; `total` is of all of them, where it is known. */
  const runAll = async (signal: AbortSignal, onProgress: (progress: ImportProgress) => void, total?: number): Promise<RunReport> => {
    // All are opened first, so that a closed tab loses none.
    for (const { plan, editionId, zip } of unopened.current) {
      left.current = [...left.current, await desk.start(plan, editionId, zip)]
      unopened.current = unopened.current.slice(1)
    }
    sender.current ??= await openSender.current?.()
    const sum = { written: 0, skipped: 0, refused: [] as RunReport['refused'] }
    let before = 0
    for (const batchId of left.current) {
      let last: ImportProgress | undefined
      const report = await desk.resume(batchId, {
        signal,
        ...(sender.current && { pictures: sender.current }),
        onProgress: progress => {
          last = progress
          onProgress({ done: before + progress.done, total: total ?? progress.total })
        },
      })
      sum.written += report.written
      sum.skipped += report.skipped
      sum.refused = [...sum.refused, ...report.refused]
      if (report.outcome === 'paused') return { ...sum, outcome: 'paused' }
      before += last?.total ?? 0
      left.current = left.current.filter(id => id !== batchId)
    }
    return { ...sum, outcome: 'done' }
  }

  return {
    state,
    start: ({ plan, editionId, zip }: Unopened, pictures?: () => Promise<PictureSender>) => {
      left.current = []
      openSender.current = pictures
      sender.current = undefined
      unopened.current = partsOf(plan).map(part => ({ plan: part, editionId, zip }))
      return work((signal, onProgress) => runAll(signal, onProgress, plan.counts.create + plan.counts.update))
    },
    resume: (batchId: string, pictures?: () => Promise<PictureSender>) => {
      left.current = [batchId]
      openSender.current = pictures
      sender.current = undefined
      unopened.current = []
      return work((signal, onProgress) => runAll(signal, onProgress))
    },
    /** After a pause or a failure. */
    goOn: () => work((signal, onProgress) => runAll(signal, onProgress)),
    pause: () => {
      stop.current?.abort()
      setState(now => (now.is === 'running' ? { ...now, pausing: true } : now))
    },
    reset: () => setState({ is: 'idle' }),
  }
}
