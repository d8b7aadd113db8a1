import { useEffect, useReducer, useState } from 'react'
import { PictureUploads } from '../../../../domain/content/picture-uploads'
import { type ImportBatch, ImportDesk } from '../../../../domain/imports/import-desk'
import type { Formats } from '../../../../domain/imports/import-fields'
import type { ImportKind } from '../../../../domain/imports/import-kinds'
import { StandingRecords } from '../../../../domain/imports/standing-records'
import { useService } from '../../../app-services/app'
import { atBeginning, currentJob, type ImportAim, importSteps, kindsFor, mayCheck, type ReadJob } from './import-steps'
import { pictureSender } from './picture-sender'
import type { AskedTarget } from './planner'
import { useImportRun } from './use-import-run'
import { type AskPlanner, openPlanner } from './worker-planner'

/** The wizard at work: its state, its planner, and what a step may ask for. */
export function useImportWizard() {
  const desk = useService(ImportDesk)
  const standing = useService(StandingRecords)
  const uploads = useService(PictureUploads)
  const planner = usePlanner()
  const [state, dispatch] = useReducer(importSteps, atBeginning)
  const run = useImportRun(report => dispatch({ type: 'written', outcome: report }))

  const propose = async (id: string, kind: ImportKind, header: readonly string[]) => {
    const { mapping, formats, unsure, remembered } = await planner.propose(id, kind, await desk.recallMapping(kind, header))
    return { kind, mapping, formats, unsure, remembered }
  }
  /** What the file is compared with, as it is now. */
  const targetOf = async (aim: ImportAim, kind: ImportKind, formats: Formats): Promise<AskedTarget> => {
    if (aim.is === 'edition')
      return { kind: kind === 'openings' ? kind : 'listings', formats, edition: { id: aim.id, tz: aim.tz }, existing: await desk.existing(aim.id) }
    if (aim.is === 'pictures') return { kind: aim.is, formats, ...(await standing.pictures()) }
    if (aim.is === 'events') return { kind: aim.is, formats, tz: aim.tz, ...(await standing.events()) }
    if (aim.is === 'people') return { kind: aim.is, formats, people: await desk.people() }
    const people = await desk.owners()
    if (aim.is === 'memberships') return { kind: aim.is, formats, people, ...(await standing.memberships()) }
    return { kind: aim.is, formats, people, ...(await standing.gifts(aim.tz)) }
  }
  const read = async (id: string, file: File) => {
    try {
      const summary = await planner.read(id, file, kindsFor[state.aim?.is ?? 'edition'])
      dispatch({ type: 'file-read', id, summary, reading: await propose(id, summary.kind, summary.header) })
    } catch (error) {
      dispatch({ type: 'file-unreadable', id, error })
    }
  }

  const senderFrom = (zipId: string) => pictureSender(uploads, name => planner.picture(zipId, name))
  /** Of a batch of an earlier visit: its ZIP was kept with its rows. */
  const senderOf = async ({ id, fileName }: ImportBatch) => {
    await planner.read(id, new File([await desk.waitingZip(id)], fileName), kindsFor.pictures)
    return senderFrom(id)
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
        dispatch({ type: 'planned', check, plan: await planner.plan(id, { mapping, ...(await targetOf(aim, kind, formats)) }) })
      } catch (error) {
        dispatch({ type: 'plan-failed', check, error })
      }
    },
    write: () => {
      const job = currentJob(state)
      const plan = job?.plan
      if (!plan || !state.aim) return
      dispatch({ type: 'write' })
      const isOfPictures = state.aim.is === 'pictures'
      void run.start(
        { plan, editionId: editionOf(state.aim), zip: isOfPictures ? job.file : undefined },
        isOfPictures ? async () => senderFrom(job.id) : undefined,
      )
    },
    resume: (batch: ImportBatch, aims: readonly ImportAim[]) => {
      const aim = aims.find(one => kindsFor[one.is].includes(batch.kind) && editionOf(one) === batch.editionId)
      if (!aim) return
      dispatch({ type: 'resume', batchId: batch.id, fileName: batch.fileName, aim })
      void run.resume(batch.id, batch.kind === 'pictures' ? () => senderOf(batch) : undefined)
    },
    goOn: () => void run.goOn(),
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
