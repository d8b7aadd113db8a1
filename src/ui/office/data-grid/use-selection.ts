import { useCallback, useMemo, useRef, useState } from 'react'

/** The selected rows, by id. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly has: (id: string) => boolean
  /** Toggles a row; with the ids of all rows in order, every row from the last toggled one to this one. */
  readonly toggle: (id: string, through?: readonly string[]) => void
  readonly choose: (ids: readonly string[]) => void
  readonly clear: () => void
}

const none: ReadonlySet<string> = new Set()

export function useSelection(): Selection {
  const [ids, setIds] = useState(none)
  const last = useRef<string>(undefined)
  const toggle = useCallback((id: string, through?: readonly string[]) => {
    const from = through && last.current !== undefined ? through.indexOf(last.current) : -1
    const to = through?.indexOf(id) ?? -1
    last.current = id
    setIds(before => {
      const after = new Set(before)
      if (through && from >= 0 && to >= 0) for (const one of through.slice(Math.min(from, to), Math.max(from, to) + 1)) after.add(one)
      else if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])
  const choose = useCallback((chosen: readonly string[]) => setIds(new Set(chosen)), [])
  const clear = useCallback(() => setIds(none), [])
  return useMemo(() => ({ ids, has: (id: string) => ids.has(id), toggle, choose, clear }), [ids, toggle, choose, clear])
}
