import type { Answers } from '../../../../domain/imports/plan/import-question'
import type { ChooseProps } from '../../engine/run/run-spec'
import { answersBefore, currentJob, type ImportTarget, type ReadJob } from './chosen-files'
import { ColumnsStep } from './steps/columns-step'
import { FilesStep } from './steps/files-step'
import { TargetStep } from './steps/target-step'
import { useChosenFiles } from './use-chosen-files'

/** The input of a dry run. */
export interface FileToImport {
  readonly job: ReadJob
  readonly target: ImportTarget
  /** Answers to the questions of the dry run. */
  readonly answers: Answers
}

/** Chooses the target, the files, and the meaning of their columns. */
export function ChooseFiles({ onChosen }: ChooseProps<FileToImport>) {
  const files = useChosenFiles()
  const { state, dispatch } = files
  const { target } = state
  const job = currentJob(state)
  if (state.step === 'target' || !target)
    return <TargetStep target={target} onChoose={chosen => dispatch({ type: 'choose-target', target: chosen })} />
  if (state.step === 'files' || !job) return <FilesStep target={target} />
  return <ColumnsStep key={job.id} job={job} target={target} onCheck={() => onChosen({ job, target, answers: answersBefore(job, target) })} />
}
