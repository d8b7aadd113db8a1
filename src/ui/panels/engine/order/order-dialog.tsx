import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../kit/button'
import { Dialog } from '../../../kit/feedback/dialog'
import css from './order-dialog.module.css'

interface Entry {
  readonly id: string
  readonly name: string
}

interface OrderDialogProps {
  readonly title: string
  readonly entries: readonly Entry[]
  /** Called with the ids in their new order. */
  readonly onSave: (ids: readonly string[]) => void
  readonly onClose: () => void
}

type Way = 'up' | 'down'
const keys: Readonly<Record<string, Way | undefined>> = { ArrowUp: 'up', ArrowDown: 'down' }

/** Entries are dragged to their places, or moved by their buttons, or by Alt with an arrow key. */
export function OrderDialog({ title, entries, onSave, onClose }: OrderDialogProps) {
  const [order, setOrder] = useState(entries)
  const [dragged, setDragged] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  const moved = useRef<{ readonly id: string; readonly way: Way }>(undefined)
  // A moved element loses the focus, and the first entry has no way up.
  useEffect(() => {
    if (!moved.current) return
    const { id, way } = moved.current
    moved.current = undefined
    const entry = [...(list.current?.children ?? [])].find(one => (one as HTMLElement).dataset['id'] === id)
    const button =
      entry?.querySelector<HTMLElement>(`[data-way="${way}"]:not(:disabled)`) ?? entry?.querySelector<HTMLElement>('button:not(:disabled)')
    button?.focus()
  })

  const put = (id: string, to: number) => {
    const at = order.findIndex(one => one.id === id)
    if (at === to || at < 0 || to < 0 || to >= order.length) return
    setOrder(order.toSpliced(at, 1).toSpliced(to, 0, order[at]!))
  }
  const step = (id: string, at: number, way: Way) => {
    moved.current = { id, way }
    put(id, at + (way === 'up' ? -1 : 1))
  }
  const press = (event: KeyboardEvent, id: string, at: number) => {
    const way = keys[event.key]
    if (!way || !event.altKey) return
    event.preventDefault()
    step(id, at, way)
  }
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button look="main" disabled={order.every((one, at) => one === entries[at])} onClick={() => onSave(order.map(({ id }) => id))}>
            Save the order
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <p>Drag an entry to its place, or use its arrows.</p>
      <ol ref={list} className={css.order}>
        {order.map(({ id, name }, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is one of three ways; the keys come from its buttons
          <li
            key={id}
            data-id={id}
            className={css.entry}
            data-dragged={dragged === id || undefined}
            draggable
            onDragStart={() => setDragged(id)}
            onDragOver={event => {
              event.preventDefault()
              if (dragged !== undefined) put(dragged, at)
            }}
            onDrop={event => event.preventDefault()}
            onDragEnd={() => setDragged(undefined)}
            onKeyDown={event => press(event, id, at)}
          >
            <span>{name}</span>
            <Button size="s" data-way="up" disabled={at === 0} aria-label={`Move ${name} up`} onClick={() => step(id, at, 'up')}>
              ↑
            </Button>
            <Button size="s" data-way="down" disabled={at === order.length - 1} aria-label={`Move ${name} down`} onClick={() => step(id, at, 'down')}>
              ↓
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
