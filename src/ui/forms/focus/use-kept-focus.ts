import { type FocusEvent, useLayoutEffect, useRef } from 'react'

const tableRows = ':scope > table > tbody > tr, :scope > div > table > tbody > tr'

/**
 * Keeps the focus inside when the row or button that had it is gone, as after an action or the last “Show more”: whoever works by keys would
 * be back at the page's beginning. The row in the same place gets it; without rows, what `ref` is on. `rowSelector`: which elements are rows.
 */
export function useKeptFocus<E extends HTMLElement>(rowSelector = tableRows) {
  const ref = useRef<E>(null)
  const last = useRef<{ readonly element: Element; readonly row: number; readonly rows: () => readonly Element[] }>(undefined)
  useLayoutEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return
    const rows = last.current.rows()
    const row = rows[Math.min(last.current.row, rows.length - 1)]
    last.current = undefined
    const target = row?.querySelector<HTMLElement>('a, button, input, summary') ?? ref.current
    target?.focus()
  })
  return {
    ref,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      const rows = () => [...currentTarget.querySelectorAll(rowSelector)]
      const row = rows().findIndex(one => one.contains(target))
      // The button below the rows leads to the first of those that follow.
      last.current = { element: target, row: row === -1 ? rows().length : row, rows }
    },
    onBlur: () => {
      if (last.current?.element.isConnected) last.current = undefined
    },
  }
}
