import { useEffect, useReducer, useState } from 'react'
import { type ImportBatch, ImportDesk } from '../../../../domain/imports/import-desk'
import type { ImportKind } from '../../../../domain/imports/import-fields'
import type { PlanTarget } from '../../../../domain/imports/import-plan'
import { useService } from '../../../app-services/app'
import { atBeginning, currentJob, type ImportAim, importSteps, kindsFor, mayCheck, type ReadJob } from './import-steps'
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
      const summary = await planner.read(id, file, kindsFor[state.aim?.is ?? 'edition'])
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
      const { aim } = state
      if (!job || !aim || !mayCheck(state)) return
      const check = state.checks + 1
      dispatch({ type: 'check' })
      try {
        const { id, kind, mapping, formats, summary } = job
        await desk.rememberMapping(kind, summary.header, mapping, formats)
        const target: PlanTarget =
          aim.is === 'edition' && kind !== 'people'
            ? { kind, formats, edition: { id: aim.id, tz: aim.tz }, existing: await desk.existing(aim.id) }
            : { kind: 'people', formats, people: await desk.people() }
        dispatch({ type: 'planned', check, plan: await planner.plan(id, { mapping, ...target }) })
      } catch (error) {
        dispatch({ type: 'plan-failed', check, error })
      }
    },
    write: () => {
      const plan = currentJob(state)?.plan
      if (!plan || !state.aim) return
      dispatch({ type: 'write' })
      void run.start(plan, editionOf(state.aim))
    },
    resume: (batch: ImportBatch, aims: readonly ImportAim[]) => {
      const aim = aims.find(one => editionOf(one) === batch.editionId)
      if (!aim) return
      dispatch({ type: 'resume', batchId: batch.id, fileName: batch.fileName, aim })
      void run.resume(batch.id)
    },
    /** After a pause or a failure; a batch that was never opened is begun from its plan. */
    goOn: () => {
      const plan = currentJob(state)?.plan
      const batchId = run.batchId()
      if (batchId) void run.resume(batchId)
      else if (plan && state.aim) void run.start(plan, editionOf(state.aim))
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

const editionOf = (aim: ImportAim) => (aim.is === 'edition' ? aim.id : undefined)

/** One planner as long as the wizard is open. */
function usePlanner(): AskPlanner {
  const [planner] = useState(openPlanner)
  useEffect(() => () => planner.close(), [planner])
  return planner
}
