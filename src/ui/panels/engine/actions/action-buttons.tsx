import type { Machine } from '../../../../domain/shared/records/collection'
import { Button, LinkButton } from '../../../kit/button'
import { useMayGo } from '../../../office/use-may-go'
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
  const mayGo = useMayGo()
  const { offered, start, dialog } = useActions({ actions, states, outcome, onDone })
  return (
    <>
      {offered(rows).map(action => {
        const to = action.to?.(rows[0]!, rows)
        if (to === undefined)
          return (
            <Button key={action.label} size="s" disabled={disabled} aria-label={of && `${action.label}: ${of}`} onClick={() => start(action, rows)}>
              {action.label}
            </Button>
          )
        return (
          mayGo(to) && (
            <LinkButton key={action.label} size="s" to={to} aria-label={of && `${action.label}: ${of}`}>
              {action.label}
            </LinkButton>
          )
        )
      })}
      {dialog}
    </>
  )
}
