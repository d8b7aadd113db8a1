import type { KeyboardEvent } from 'react'
import { Button } from '../../../kit/button'
import type { GridColumn } from '../../../office/data-grid/grid-column'
import { ToolbarMenu } from '../../../office/data-grid/tools/toolbar-menu'
import type { PanelAction } from '../panel-spec'
import css from './board.module.css'

export interface BoardCardProps<R extends { readonly id: string }> {
  readonly row: R
  /** Name of its state. */
  readonly name: string
  /** The states of all columns, from left to right. */
  readonly states: readonly string[]
  readonly columns: readonly GridColumn<R>[]
  /** Id of the open record. */
  readonly open: string | undefined
  /** The possible next states, each with its action. */
  readonly targets: (row: R) => ReadonlyMap<string | undefined, PanelAction<R>>
  readonly onDrag: (row: R | undefined) => void
  readonly onMove: (row: R, action: PanelAction<R>) => void
  readonly onOpen: (id: string) => void
}

/**
 * One record. Arrow keys move between cards, Enter opens a card, Shift with left or right moves it to the nearest possible column on that side; its
 * menu lists every move.
 */
export function BoardCard<R extends { readonly id: string }>({
  row,
  name,
  states,
  columns,
  open,
  targets,
  onDrag,
  onMove,
  onOpen,
}: BoardCardProps<R>) {
  const [first, ...others] = columns
  const title = first?.words(row) || 'No name'
  const moves = targets(row)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const side = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.shiftKey) {
      const action = side === 0 ? undefined : nearest(states, name, side, moves)
      if (side !== 0) event.preventDefault()
      if (action) onMove(row, action)
    } else if (goTo(event.currentTarget, event.key)) event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is one of three ways; keys and menu are the others
    <li
      className={css.card}
      data-open={row.id === open || undefined}
      draggable={moves.size > 0}
      onDragStart={() => onDrag(row)}
      onDragEnd={() => onDrag(undefined)}
    >
      <button type="button" data-card={row.id} aria-current={row.id === open || undefined} onClick={() => onOpen(row.id)} onKeyDown={press}>
        <strong>{title}</strong>
        {others.map(column => {
          const words = column.draw?.(row) ?? column.words(row)
          return words && <span key={column.name}>{words}</span>
        })}
      </button>
      {moves.size > 0 && (
        <ToolbarMenu says="Move" name={`Move ${title}`} label={`Move ${title} to`} side="end">
          {close =>
            [...moves.values()].map(action => (
              <Button
                key={action.label}
                size="xs"
                onClick={() => {
                  close()
                  onMove(row, action)
                }}
              >
                {action.label}
              </Button>
            ))
          }
        </ToolbarMenu>
      )}
    </li>
  )
}

/** The move to the nearest possible column on one side. */
function nearest<A>(states: readonly string[], from: string, side: 1 | -1, moves: ReadonlyMap<string | undefined, A>): A | undefined {
  const at = states.indexOf(from)
  const onSide = side === 1 ? states.slice(at + 1) : states.slice(0, at).reverse()
  return moves.get(onSide.find(state => moves.has(state)))
}

/** Focuses the next card up or down, or the first card of the next column that has one. Returns whether it handled the key. */
function goTo(card: HTMLElement, key: string): boolean {
  const cards = (within: Element | null | undefined) => [...(within?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  const column = card.closest('section')
  const inColumn = cards(column)
  const at = inColumn.indexOf(card)
  const all = [...(column?.parentElement?.children ?? [])].map(one => cards(one)).filter(some => some.length > 0)
  const side = all.findIndex(some => some.includes(card))
  const next = { ArrowDown: inColumn[at + 1], ArrowUp: inColumn[at - 1], ArrowRight: all[side + 1]?.[0], ArrowLeft: all[side - 1]?.[0] }
  if (!Object.hasOwn(next, key)) return false
  next[key as keyof typeof next]?.focus()
  return true
}
