import { customPanel } from '../custom-panel'
import { RunBoard } from './run-board'
import type { RunSpec } from './run-spec'

/** A panel that runs something: chosen, tried without writing, run in chunks, taken back. The default export of its file. */
export const runPanel = (spec: RunSpec) => customPanel(() => <RunBoard spec={spec} />)
