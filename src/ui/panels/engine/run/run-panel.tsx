import { type Panel, panelOf } from '../panel'
import { RunBoard } from './run-board'
import type { RunSpec } from './run-spec'

/**
 * A panel that runs something: chosen, tried without writing, run in chunks, undone. The default export of its file. Where the spec depends on
 * the address or on who is signed in, it is a hook.
 */
export function runPanel(spec: RunSpec | (() => RunSpec)): Panel {
  const useSpec = typeof spec === 'function' ? spec : () => spec
  return panelOf(() => <RunBoard spec={useSpec()} />)
}
