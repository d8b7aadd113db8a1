import type { KeyboardEvent } from 'react'
import type { Machine } from '../../../../domain/shared/records/collection'
import { Button, LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { useSelection } from '../../../office/data-grid/use-selection'
import { useNow } from '../../../queries/clock.queries'
import { OutcomeLine } from '../actions/outcome-line'
import { useActions } from '../actions/use-actions'
import { useOutcome } from '../actions/use-outcome'
import type { Fact } from '../facts/facts'
import type { PanelAction } from '../panel-spec'
import { BulkDecisions } from './bulk-decisions'
import { GroupChoice } from './group-choice'
import look from './queue.module.css'
import { QueueItem } from './queue-item'
import { QueueList } from './queue-list'
import type { QueueSpec } from './queue-spec'
import { useQueue } from './use-queue'

interface QueueProps<R extends { readonly id: string }> {
  readonly rows: readonly R[]
  readonly spec: Omit<QueueSpec<R, unknown>, 'facts'>
  readonly factsOf: (row: R) => readonly Fact[]
  readonly states?: Machine | undefined
  /** Path of an entry's document, for showing colleagues who has it open. */
  readonly pathTo?: (id: string) => string
}

/**
 * Waiting entries, one at a time. Keys work while the focus is inside: each decision's own, `n` for the next without deciding, `b` for the previous
 * one, `u` to undo. After a decision the next entry opens.
 */
export function Queue<R extends { readonly id: string }>({ rows, spec, factsOf, states, pathTo }: QueueProps<R>) {
  const now = useNow()
  const outcome = useOutcome()
  const selection = useSelection()
  const { waiting, inAllGroups, group, narrow, decided, open, isMissing, at, show, next, back } = useQueue(rows, spec)
  const actions = spec.actions.map(action => withWayBack(action, show))
  const { offered, start, dialog } = useActions({
    actions,
    states,
    outcome,
    onDone: done => {
      if (done.some(({ id }) => selection.has(id))) selection.clear()
      // The next entry opens only if the person has not moved on and is not viewing decided entries.
      if (open && at >= 0 && done.some(({ id }) => id === open.id)) show(nextAfter(waiting, open, done)?.id)
    },
  })
  const decisions = open ? offered([open]).filter(({ on }) => on !== 'many') : []
  const undo = outcome.state.is === 'done' ? outcome.state.what.undo : undefined
  const keys = new Map<string, (() => void) | undefined>([
    ...decisions.flatMap(action => (action.key && open ? [[action.key, () => start(action, [open])] as const] : [])),
    ['n', next === undefined ? undefined : () => show(next)],
    ['b', back],
    ['u', undo && (() => void outcome.run('Undoing…', async onProgress => (await undo(onProgress)) ?? { message: 'Undone.' }))],
  ])
  const press = (event: KeyboardEvent) => {
    const isTyping = (event.target as Element).closest('input, textarea, select, dialog, [contenteditable]')
    const act = isTyping || event.ctrlKey || event.metaKey || event.altKey ? undefined : keys.get(event.key.toLowerCase())
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- every key has a button that says it
    <div className={look.queue} onKeyDown={press}>
      <OutcomeLine outcome={outcome} />
      {spec.groups && <GroupChoice groups={spec.groups} waiting={inAllGroups} value={group} onChange={narrow} />}
      <BulkDecisions actions={actions} offered={offered} start={start} waiting={waiting} selection={selection} />
      {open ? (
        <QueueItem
          key={open.id}
          row={open}
          spec={spec}
          facts={factsOf(open)}
          position={at < 0 ? `Decided; ${waiting.length} waiting` : `${at + 1} of ${waiting.length}`}
          now={at < 0 ? undefined : now}
          decisions={decisions}
          onDecide={action => start(action, [open])}
          onNext={keys.get('n')}
          onBack={back}
          path={pathTo?.(open.id)}
        />
      ) : (
        <EmptyState
          title={
            isMissing
              ? 'This was deleted, or it never existed'
              : waiting.length > 0
                ? 'Another one is waiting'
                : group
                  ? 'Nothing is waiting here'
                  : spec.empty
          }
          action={
            waiting[0] ? (
              <Button look="main" onClick={() => show(waiting[0]?.id)}>
                Open the next one
              </Button>
            ) : (
              <LinkButton to={spec.comesFrom.to}>{spec.comesFrom.link}</LinkButton>
            )
          }
        >
          {waiting.length > 0
            ? isMissing && 'Continue with the others in the queue.'
            : group
              ? 'Choose another group above to see the others.'
              : spec.comesFrom.says}
        </EmptyState>
      )}
      <QueueList
        waiting={waiting}
        decided={decided}
        spec={spec}
        now={now}
        open={open?.id}
        onOpen={show}
        selection={actions.some(({ on }) => on === 'both') ? selection : undefined}
      />
      {dialog}
    </div>
  )
}

/** The entry after the open one, skipping those just decided; after the last comes the first. */
function nextAfter<R extends { readonly id: string }>(waiting: readonly R[], open: R, done: readonly R[]): R | undefined {
  const at = waiting.findIndex(({ id }) => id === open.id)
  return [...waiting.slice(at + 1), ...waiting.slice(0, at)].find(({ id }) => done.every(row => row.id !== id))
}

/** Wraps an action so that its undo shows the entry again. */
function withWayBack<R extends { readonly id: string }>(action: PanelAction<R>, show: (id: string) => void): PanelAction<R> {
  const { run } = action
  if (!run) return action
  return {
    ...action,
    run: async (rows, services, answer, progress) => {
      const done = await run(rows, services, answer, progress)
      const [row] = rows
      if (!done.undo || !row || rows.length > 1) return done
      const { undo } = done
      return {
        ...done,
        undo: async onProgress => {
          const undone = await undo(onProgress)
          show(row.id)
          return undone
        },
      }
    },
  }
}
