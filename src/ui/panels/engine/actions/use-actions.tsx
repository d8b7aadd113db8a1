import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Machine } from '../../../../domain/shared/records/collection'
import { useServices } from '../../../app-services/app-context'
import type { ActionAnswer, PanelAction } from '../panel-spec'
import { usePanelContext } from '../use-panel-context'
import type { ActionDialog as ActionDialogOf } from './action-dialog'
import type { Outcome } from './use-outcome'

/** Loaded on demand, because it contains the field inputs, which tables do not need. */
const ActionDialog = lazy(async () => ({ default: (await import('./action-dialog')).ActionDialog })) as typeof ActionDialogOf

/** Whether an action's event is possible in a row's state; always if there are no states or no event. */
const hasTransition = (states: Machine | undefined, row: unknown, { event }: Pick<PanelAction<never>, 'event'>): boolean =>
  event === undefined || !states || states[String((row as { readonly status?: unknown }).status)]?.[event] !== undefined

const idOf = (row: unknown): string => String((row as { readonly id?: unknown }).id)

interface ActionsOptions<R> {
  readonly actions: readonly PanelAction<R>[]
  /** The states of the rows' collection. */
  readonly states?: Machine | undefined
  readonly outcome: Outcome
  /** Called after an action succeeded. */
  readonly onDone?: ((rows: readonly R[]) => void) | undefined
}

export interface Actions<R> {
  /** Actions that the caller may run and that fit at least one row. */
  readonly offered: (rows: readonly R[]) => readonly PanelAction<R>[]
  /** Runs the action for the rows whose state allows it; asks first if the action has a question. */
  readonly start: (action: PanelAction<R>, rows: readonly R[]) => void
  /** Dialog of the open question. */
  readonly dialog: ReactNode
}

/** A panel's own actions: which are available, what they ask, and running them. */
export function useActions<R>({ actions, states, outcome, onDone }: ActionsOptions<R>): Actions<R> {
  const services = useServices()
  const context = usePanelContext()
  const [asked, setAsked] = useState<{ readonly action: PanelAction<R>; readonly rows: readonly R[] }>()
  const run = ({ label, run: work }: PanelAction<R>, rows: readonly R[], answer: ActionAnswer) =>
    work &&
    void outcome
      .run(`${label}…`, onProgress => work(rows, services, answer, onProgress), JSON.stringify([label, rows.map(idOf)]))
      .then(done => done && onDone?.(rows))
  return {
    offered: rows =>
      actions.filter(
        action =>
          (!action.rule || rows.some(row => context.may(action.rule!, { id: idOf(row), fields: row as never }))) &&
          rows.some(row => hasTransition(states, row, action) && (action.fits?.(row, context) ?? true)),
      ),
    start: (action, all) => {
      const rows = all.filter(row => hasTransition(states, row, action))
      if (action.ask) setAsked({ action, rows })
      else run(action, rows, {})
    },
    dialog: asked?.action.ask && (
      <Suspense fallback={null}>
        <ActionDialog
          label={asked.action.label}
          question={asked.action.ask}
          rows={asked.rows}
          onClose={() => setAsked(undefined)}
          onAnswer={answer => {
            setAsked(undefined)
            run(asked.action, asked.rows, answer)
          }}
        />
      </Suspense>
    ),
  }
}
