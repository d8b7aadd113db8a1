import { customPanel } from '../custom-panel'
import { RunBoard } from './run-board'
import type { RunSpec } from './run-spec'

/** A run panel, with input, dry run, run in chunks and undo: the default export of its file. */
export const runPanel = (spec: RunSpec) => customPanel(() => <RunBoard spec={spec} />)
