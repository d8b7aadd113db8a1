import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list when its row or button is gone, as after an action or the last “Show more”: whoever works by keys would be back at
 * the page's beginning. The row that is in the same place gets it, or the list.
 */
export function useListFocus() {
  const list = useRef<HTMLElement>(null)
  const last = useRef<{ readonly element: Element; readonly row: number }>(undefined)
  useLayoutEffect(() => {
    const { current } = list
    if (!current || !last.current || last.current.element.isConnected || document.activeElement !== document.body) return
    const rows = rowsOf(current)
    const row = rows[Math.min(last.current.row, rows.length - 1)]
    last.current = undefined
    const target = row?.querySelector<HTMLElement>('a, button, input, summary') ?? current
    target.focus()
  })
  return {
    ref: list,
    tabIndex: -1,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const rows = rowsOf(currentTarget)
      const row = rows.findIndex(one => one.contains(target))
      // The button below the rows leads to the first of those that follow.
      last.current = { element: target, row: row === -1 ? rows.length : row }
    },
    onBlur: () => {
      if (last.current?.element.isConnected) last.current = undefined
    },
  }
}

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll('tbody tr')]
