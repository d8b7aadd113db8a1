import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Field } from '../../domain/shared/records/fields'
import { Button } from '../kit/button'
import dragging from './entry-dragging.module.css'
import { type Entry, entriesIn, fitsBelow, innerListOf, movedBelow, movedOut } from './entry-levels'
import type { FieldInput, FieldInputProps } from './field-input-props'
import css from './form.module.css'

interface EntryListInputProps extends FieldInputProps {
  /** Returns the input for a field of an entry. */
  readonly inputFor: (field: Field) => FieldInput
}

type Direction = 'up' | 'down' | 'in' | 'out'
const keys: Readonly<Record<string, Direction | undefined>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

/**
 * A list of entries that have fields of their own, beside each other where there is room, with buttons to move, remove and add entries. They are
 * dragged by their handles too, and Alt with an arrow key moves the entry that has the focus. A list that folds shows its entries by their first text, and one of them open.
 */
export default function EntryListInput({ field, value, onChange, onMoveOut, error, isReadOnly, inputFor }: EntryListInputProps) {
  const entries = (value as readonly Entry[] | undefined) ?? []
  const fields = Object.entries(field.of?.fields ?? {})
  const inner = innerListOf(field)
  const most = field.max ?? Number.POSITIVE_INFINITY
  const list = useRef<HTMLFieldSetElement>(null)
  const focusNext = useFocusAfterChange()
  const folds = useId()
  /** The entry that is dragged, and the one it is over. */
  const [drag, setDrag] = useState<{ readonly from: number; readonly over: number }>()

  const put = (at: number, name: string, next: unknown) =>
    onChange(entries.with(at, Object.fromEntries(Object.entries({ ...entries[at], [name]: next }).filter(([, one]) => one !== undefined))))

  const canMove = (at: number, direction: Direction): boolean => {
    if (direction === 'out') return onMoveOut !== undefined
    if (direction === 'in') return inner !== undefined && fitsBelow(entries, at, inner)
    return entries[at + (direction === 'up' ? -1 : 1)] !== undefined
  }
  /** Moves the focus to where an entry has moved, which stays open if it was. */
  const focusMoved = (at: number, find: () => HTMLElement | null | undefined) => {
    const isOpen = groupAt(list.current, at)?.querySelector('details')?.open
    focusNext(() => {
      const found = find()
      const fold = found?.querySelector('details')
      if (fold && isOpen) fold.open = true
      return found
    })
  }
  const move = (at: number, direction: Direction) => {
    if (!canMove(at, direction)) return
    if (direction === 'out') return onMoveOut?.(at)
    if (direction === 'in') {
      focusMoved(at, () => groupAt(groupAt(list.current, at - 1), entriesIn(entries[at - 1], inner!).length))
      return onChange(movedBelow(entries, at, inner!))
    }
    const to = at + (direction === 'up' ? -1 : 1)
    focusMoved(at, () => groupAt(list.current, to))
    onChange(entries.with(at, entries[to]!).with(to, entries[at]!))
  }
  const drop = ({ from, over }: NonNullable<typeof drag>) => {
    setDrag(undefined)
    if (from !== over) onChange(entries.toSpliced(from, 1).toSpliced(over, 0, entries[from]!))
  }
  const moveOut = (at: number, below: number) => {
    focusNext(() => groupAt(list.current, at + 1))
    onChange(movedOut(entries, at, below, inner!))
  }
  const add = () => {
    if (field.folds) focusNext(() => groupAt(list.current, entries.length)?.querySelector<HTMLElement>('details > div'))
    onChange([...entries, {}])
  }
  const remove = (at: number) => {
    // The next entry takes this one’s place, and its button the focus. After the last entry there is none.
    if (at === entries.length - 1)
      focusNext(() => [...(groupAt(list.current, at - 1) ?? list.current)!.querySelectorAll<HTMLElement>('button')].at(-1))
    onChange(entries.toSpliced(at, 1))
  }
  const press = (event: KeyboardEvent, at: number) => {
    const direction = keys[event.key]
    if (!event.altKey || !direction || isReadOnly || event.defaultPrevented) return
    event.preventDefault()
    move(at, direction)
  }
  const inputsOf = (entry: Entry, at: number) =>
    fields.map(([name, within]) => {
      const Input = inputFor(within)
      const takesOut = name === inner?.name && entries.length < most
      return (
        <Input
          key={name}
          name={name}
          field={within}
          value={entry[name]}
          isReadOnly={isReadOnly}
          onChange={next => put(at, name, next)}
          {...(takesOut && { onMoveOut: (below: number) => moveOut(at, below) })}
        />
      )
    })
  const button = (at: number, direction: Direction, sign: string, label: string) => (
    <Button size="xs" disabled={!canMove(at, direction)} onClick={() => move(at, direction)} aria-label={label}>
      {sign}
    </Button>
  )
  return (
    <fieldset ref={list} className={css.entries}>
      <legend>{field.label}</legend>
      {entries.map((entry, at) => (
        // Entries have no names, so each is numbered. The group only hears the keys of what is in it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
        <div
          key={at}
          role="group"
          aria-label={`${field.label} ${at + 1}`}
          className={[css.entry, dragging.entry].join(' ')}
          data-over={(drag && drag.from !== at && drag.over === at) || undefined}
          onKeyDown={event => press(event, at)}
          onDragOver={event => {
            if (!drag) return
            event.preventDefault()
            setDrag({ ...drag, over: at })
          }}
          onDrop={event => {
            if (!drag) return
            event.preventDefault()
            drop({ ...drag, over: at })
          }}
        >
          {field.folds ? (
            // One of those with the same name is open.
            <details name={folds} className={css.folded}>
              <summary>
                {(fields.map(([name]) => entry[name]).find(one => typeof one === 'string' && one !== '') as string | undefined) ?? 'New entry'}
                {inner && entriesIn(entry, inner).length > 0 && ` (${entriesIn(entry, inner).length})`}
              </summary>
              <div className={css.entry}>{inputsOf(entry, at)}</div>
            </details>
          ) : (
            inputsOf(entry, at)
          )}
          {!isReadOnly && (
            <div className={css.entryActs}>
              <span
                className={dragging.handle}
                draggable
                aria-hidden="true"
                title="Drag to another place"
                onDragStart={() => setDrag({ from: at, over: at })}
                onDragEnd={() => setDrag(undefined)}
              >
                ⠿
              </span>
              {button(at, 'up', '↑', `Move ${at + 1} up`)}
              {button(at, 'down', '↓', `Move ${at + 1} down`)}
              {inner && button(at, 'in', '→', `Move ${at + 1} below the one before`)}
              {onMoveOut && button(at, 'out', '←', `Move ${at + 1} out`)}
              <Button size="xs" onClick={() => remove(at)} aria-label={`Remove ${at + 1}`}>
                Remove
              </Button>
            </div>
          )}
        </div>
      ))}
      {!isReadOnly && entries.length < most && (
        <Button size="xs" onClick={add}>
          Add
        </Button>
      )}
      {!isReadOnly && most > 1 && entries.length >= most && (
        <p>
          No more than {most}. {inner ? 'To add one, remove another, or move one below another with →.' : 'To add one, remove another.'}
        </p>
      )}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  )
}

/** The entry at this place of the list, or of the first list within an entry. */
const groupAt = (within: HTMLElement | null | undefined, at: number): HTMLElement | null | undefined => {
  const list = within instanceof HTMLFieldSetElement ? within : within?.querySelector('fieldset')
  return list?.querySelectorAll<HTMLElement>(':scope > [role="group"]')[at]
}

/** Moves the focus to an entry where the next change has put it: to its name if it is folded, otherwise to its first field; or to a button. */
function useFocusAfterChange() {
  const next = useRef<() => HTMLElement | null | undefined>(undefined)
  useEffect(() => {
    const found = next.current?.()
    if (!found) return
    next.current = undefined
    for (let around = found.closest('details'); around; around = around.parentElement?.closest('details') ?? null) around.open = true
    ;(found.matches('button') ? found : found.querySelector<HTMLElement>('summary, input, select, textarea'))?.focus()
  })
  return (find: () => HTMLElement | null | undefined) => void (next.current = find)
}
