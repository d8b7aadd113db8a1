import type { Machine } from '../../../../domain/shared/records/state-machine'
import { Button, LinkButton } from '../../../kit/button'
import type { PanelAction } from '../panel-spec'
import { useActions } from './use-actions'
import type { Outcome } from './use-outcome'

interface ActionButtonsProps<R> {
  readonly actions: readonly PanelAction<R>[]
  readonly rows: readonly R[]
  readonly states?: Machine | undefined
  readonly outcome: Outcome
  readonly disabled?: boolean
  /** The row's name, needed if several rows have buttons on one page: screen readers read it with the label. */
  readonly of?: string
  readonly onDone?: () => void
}

/** The panel's own actions that fit these rows. */
export function ActionButtons<R>({ actions, rows, states, outcome, disabled = false, of, onDone }: ActionButtonsProps<R>) {
  const { offered, start, dialog } = useActions({ actions, states, outcome, onDone })
  return (
    <>
      {offered(rows).map(action =>
        action.to ? (
          <LinkButton key={action.label} size="s" to={action.to(rows[0]!, rows)} aria-label={of && `${action.label}: ${of}`}>
            {action.label}
          </LinkButton>
        ) : (
          <Button key={action.label} size="s" disabled={disabled} aria-label={of && `${action.label}: ${of}`} onClick={() => start(action, rows)}>
            {action.label}
          </Button>
        ),
      )}
      {dialog}
    </>
  )
}
