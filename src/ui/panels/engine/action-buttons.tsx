import type { Services } from '../../../domain/shared/service'
import { Button } from '../../office/controls/button'
import type { PanelAction } from './panel-spec'
import type { Outcome } from './use-outcome'

interface ActionButtonsProps<R> {
  readonly actions: readonly PanelAction<R>[]
  readonly rows: readonly R[]
  readonly services: Services
  readonly outcome: Outcome
  readonly onDone?: () => void
}

/** The panel's own acts, for the rows they make sense for. */
export function ActionButtons<R>({ actions, rows, services, outcome, onDone }: ActionButtonsProps<R>) {
  return actions
    .filter(({ fits }) => !fits || rows.some(row => fits(row)))
    .map(({ label, run }) => (
      <Button
        key={label}
        variant="default"
        size="compact-md"
        onClick={() => void outcome.run(`${label}…`, () => run(rows, services)).then(done => done && onDone?.())}
      >
        {label}
      </Button>
    ))
}
