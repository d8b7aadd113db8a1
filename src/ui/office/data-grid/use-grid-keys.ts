import type { KeyboardEvent } from 'react'

/** Imperative methods of a table. */
export interface GridHandle {
  readonly focus: () => void
}

interface GridKeys {
  readonly rows: number
  readonly columns: number
  /** Number of visible rows. */
  readonly page: number
  readonly at: { readonly row: number; readonly column: number }
  readonly goTo: (row: number) => void
  readonly goToColumn: (column: number) => void
  readonly open: () => void
  readonly edit: () => void
  readonly toggle: (isRange: boolean) => void
  readonly chooseAll: () => void
  readonly sort: () => void
}

/**
 * Keys of a table: arrows, `j` and `k`, Page Up and Down, Home and End move; `x` or Space selects, with Shift a range from the last one; Enter and
 * `e` open the record, F2 edits the cell, `s` sorts by its column, Ctrl/Cmd-A selects all.
 */
export function useGridKeys(keys: GridKeys): (event: KeyboardEvent) => void {
  return event => {
    if (event.target !== event.currentTarget) return
    const act = actOf(event, keys)
    if (!act) return
    event.preventDefault()
    act()
  }
}

function actOf(event: KeyboardEvent, keys: GridKeys): (() => void) | undefined {
  const { at, page, rows, columns, goTo, goToColumn } = keys
  if (event.altKey) return undefined
  const isWide = event.ctrlKey || event.metaKey
  if (isWide)
    switch (event.key) {
      case 'a':
        return keys.chooseAll
      case 'Home':
        return () => goTo(0)
      case 'End':
        return () => goTo(rows - 1)
      default:
        return undefined
    }
  switch (event.key) {
    case 'ArrowDown':
    case 'j':
      return () => goTo(at.row + 1)
    case 'ArrowUp':
    case 'k':
      return () => goTo(Math.max(0, at.row - 1))
    case 'PageDown':
      return () => goTo(at.row + page)
    case 'PageUp':
      return () => goTo(Math.max(0, at.row - page))
    case 'ArrowRight':
      return () => goToColumn(Math.min(columns - 1, at.column + 1))
    case 'ArrowLeft':
      return () => goToColumn(Math.max(0, at.column - 1))
    case 'Home':
      return () => goToColumn(0)
    case 'End':
      return () => goToColumn(columns - 1)
    case 'x':
    case 'X':
    case ' ':
      return () => keys.toggle(event.shiftKey)
    case 'Enter':
    case 'e':
      return keys.open
    case 'F2':
      return keys.edit
    case 's':
      return keys.sort
    default:
      return undefined
  }
}
