import { useEffect, useReducer, useState } from 'react'
import type { Edition } from '../../../../domain/guide/edition-desk'
import { type ImportBatch, ImportDesk } from '../../../../domain/imports/import-desk'
import type { ImportKind } from '../../../../domain/imports/import-fields'
import { useService } from '../../../app-services/app'
import { atBeginning, currentJob, importSteps, mayCheck, type ReadJob } from './import-steps'
import { useImportRun } from './use-import-run'
import { type AskPlanner, openPlanner } from './worker-planner'

/** The wizard at work: its state, its planner, and what a step may ask for. */
export function useImportWizard() {
  const desk = useService(ImportDesk)
  const planner = usePlanner()
  const [state, dispatch] = useReducer(importSteps, atBeginning)
  const run = useImportRun(report => dispatch({ type: 'written', outcome: report }))

  const propose = async (id: string, kind: ImportKind, header: readonly string[]) => {
    const { mapping, formats, unsure, remembered } = await planner.propose(id, kind, await desk.recallMapping(kind, header))
    return { kind, mapping, formats, unsure, remembered }
  }
  const read = async (id: string, file: File) => {
    try {
      const summary = await planner.read(id, file)
      dispatch({ type: 'file-read', id, summary, reading: await propose(id, summary.kind, summary.header) })
    } catch (error) {
      dispatch({ type: 'file-unreadable', id, error })
    }
  }

  return {
    state,
    dispatch,
    planner,
    run,
    addFiles: (files: readonly File[]) => {
      const named = files.map(file => ({ id: `${file.name} ${file.size} ${file.lastModified}`, file }))
      const fresh = named.filter(({ id }) => !state.jobs.some(job => job.id === id))
      dispatch({ type: 'add-files', files: fresh })
      for (const { id, file } of fresh) void read(id, file)
    },
    removeFile: (id: string) => {
      dispatch({ type: 'remove-file', id })
      void planner.forget(id)
    },
    readAs: async (job: ReadJob, kind: ImportKind) => dispatch({ type: 'read-as', reading: await propose(job.id, kind, job.summary.header) }),
    /** Plans against what the edition holds now, and remembers the mapping that staff confirmed by asking for it. */
    check: async () => {
      const job = currentJob(state)
      const { edition } = state
      if (!job || !edition || !mayCheck(state)) return
      const check = state.checks + 1
      dispatch({ type: 'check' })
      try {
        const { id, kind, mapping, formats, summary } = job
        await desk.rememberMapping(kind, summary.header, mapping, formats)
        const existing = await desk.existing(edition.id)
        dispatch({
          type: 'planned',
          check,
          plan: await planner.plan(id, { kind, mapping, formats, edition: { id: edition.id, tz: edition.tz }, existing }),
        })
      } catch (error) {
        dispatch({ type: 'plan-failed', check, error })
      }
    },
    write: () => {
      const plan = currentJob(state)?.plan
      if (!plan || !state.edition) return
      dispatch({ type: 'write' })
      void run.start(plan, state.edition.id)
    },
    resume: (batch: ImportBatch, editions: readonly Edition[]) => {
      const edition = editions.find(({ id }) => id === batch.editionId)
      if (!edition) return
      dispatch({ type: 'resume', batchId: batch.id, fileName: batch.fileName, edition })
      void run.resume(batch.id)
    },
    /** After a pause or a failure; a batch that was never opened is begun from its plan. */
    goOn: () => {
      const plan = currentJob(state)?.plan
      const batchId = run.batchId()
      if (batchId) void run.resume(batchId)
      else if (plan && state.edition) void run.start(plan, state.edition.id)
    },
    stop: () => {
      run.reset()
      dispatch({ type: 'begin-again' })
    },
    next: () => {
      run.reset()
      dispatch({ type: 'next-file' })
    },
  }
}

/** One planner as long as the wizard is open. */
function usePlanner(): AskPlanner {
  const [planner] = useState(openPlanner)
  useEffect(() => () => planner.close(), [planner])
  return planner
}
