import { type Panel, panelOf } from '../panel'
import { RunPanelContent } from './run-panel-content'
import type { RunSpec } from './run-spec'

/**
 * A panel that runs something: input, dry run, run in chunks, undo. The default export of its file. The spec may be a hook if it depends on
 * the address or the user.
 */
export function runPanel(spec: RunSpec | (() => RunSpec)): Panel {
  const useSpec = typeof spec === 'function' ? spec : () => spec
  return panelOf(() => <RunPanelContent spec={useSpec()} />)
}
