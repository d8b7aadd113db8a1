import { useState } from 'react'
import { Button } from '../../../kit/button'
import { Checkbox } from '../../../kit/controls/checkbox'
import { numberText } from '../../../kit/number-text'
import type { Selection } from '../../../office/data-grid/use-selection'
import look from './queue.module.css'
import type { QueueSpec } from './queue-spec'
import { queueWait } from './queue-wait'

interface QueueListProps<R extends { readonly id: string }> {
  readonly waiting: readonly R[]
  readonly decided: readonly R[]
  readonly spec: Pick<QueueSpec<R, unknown>, 'title' | 'since' | 'due'>
  readonly now: Date
  /** Id of the open entry. */
  readonly open: string | undefined
  readonly onOpen: (id: string) => void
  /** The selected waiting entries, if there are decisions for several at once. */
  readonly selection: Selection | undefined
}

/** Links to all waiting and all decided entries. */
export const QueueList = <R extends { readonly id: string }>({ waiting, decided, spec, now, open, onOpen, selection }: QueueListProps<R>) => (
  <nav className={look.list} aria-label="Queue">
    <Part
      label="Waiting"
      rows={waiting}
      open={open}
      onOpen={onOpen}
      title={spec.title}
      detail={row => queueWait(spec.since(row), now, spec.due)}
      selection={selection}
    />
    <Part label="Decided" rows={decided} open={open} onOpen={onOpen} title={spec.title} />
  </nav>
)

interface PartProps<R> extends Pick<QueueListProps<R & { readonly id: string }>, 'open' | 'onOpen'> {
  readonly label: string
  readonly rows: readonly (R & { readonly id: string })[]
  readonly title: (row: R) => string
  readonly detail?: (row: R) => ReturnType<typeof queueWait>
  readonly selection?: Selection | undefined
}

/** Entries shown at first, and with each press for more. */
const page = 50

function Part<R>({ label, rows, open, onOpen, title, detail, selection }: PartProps<R>) {
  const [shown, setShown] = useState(page)
  if (rows.length === 0) return null
  return (
    <details>
      <summary>
        {label} <small>{numberText(rows.length)}</small>
      </summary>
      {selection && (
        <Button size="xs" onClick={() => selection.choose(rows.map(({ id }) => id))}>
          Select all {numberText(rows.length)}
        </Button>
      )}
      <ol>
        {rows.slice(0, shown).map(row => {
          const { words, urgency } = detail?.(row) ?? {}
          return (
            <li key={row.id}>
              {selection && (
                <Checkbox aria-label={`Select ${title(row)}`} checked={selection.has(row.id)} onChange={() => selection.toggle(row.id)} />
              )}
              <button type="button" aria-current={row.id === open || undefined} onClick={() => onOpen(row.id)}>
                {title(row)} {words && <small data-urgency={urgency}>{urgency === 'late' ? `${words}, late` : words}</small>}
              </button>
            </li>
          )
        })}
      </ol>
      {rows.length > shown && (
        <Button size="xs" onClick={() => setShown(shown + page)}>
          {numberText(rows.length - shown)} more
        </Button>
      )}
    </details>
  )
}
