import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** How a state is read from and written to the search part of an address. Create it outside of the component, or memoize it. */
export interface AddressFormat<T> {
  readonly read: (search: URLSearchParams) => T
  /** Leaves out defaults. `before` is the present address, for formats that keep other parameters. */
  readonly write: (state: T, before: URLSearchParams) => URLSearchParams
}

/** Milliseconds before a change that replaces the history entry is written, so that a typed word makes one address and not five. */
const replaceDelay = 300

interface ChangeOptions {
  /** Creates a history entry at once, so that Back returns to the previous state. Otherwise the present entry is replaced. */
  readonly push: boolean
}

export type ChangeAddress<T> = (part: Partial<T>, options?: ChangeOptions) => void

/**
 * State in the address: it changes at once and the address follows. When the address changes otherwise (a link, Back, Forward), the state
 * follows the address.
 */
export function useAddressState<T extends object>(
  { read, write }: AddressFormat<T>,
  { push }: ChangeOptions = { push: false },
): readonly [T, ChangeAddress<T>] {
  const [search, setSearch] = useSearchParams()
  const address = search.toString()
  // `requested`: the addresses that this hook asked for and that have not arrived. One may still arrive when a later one is asked for already.
  const [held, setHeld] = useState(() => ({ state: read(search), address, requested: [] as readonly string[], pushes: 0 }))
  if (held.address !== address) {
    // A change of other parameters does not change this state, and a change that is not written yet stays.
    const own = (text: string) => write(read(new URLSearchParams(text)), new URLSearchParams()).toString()
    const arrived = [held.address, ...held.requested].findLastIndex(one => own(one) === own(address))
    setHeld({ ...held, state: arrived < 0 ? read(search) : held.state, address, requested: arrived > 0 ? held.requested.slice(arrived) : [] })
  }
  const { state, requested, pushes } = held
  // Counted with the state, not in a flag beside it: while a transition with a push waits for data, a write of an earlier state must not use it up.
  const writtenPushes = useRef(0)

  const follow = useEffectEvent(() => {
    const before = new URLSearchParams(requested.at(-1) ?? address)
    const next = write(state, before)
    const replace = pushes === writtenPushes.current
    writtenPushes.current = pushes
    if (next.toString() === write(read(before), before).toString()) return
    setHeld(now => ({ ...now, requested: [...now.requested, next.toString()] }))
    setSearch(next, { replace, preventScrollReset: true })
  })
  useEffect(() => {
    const waiting = setTimeout(() => follow(), pushes > writtenPushes.current ? 0 : replaceDelay)
    return () => clearTimeout(waiting)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the state is one to be written
  }, [state, pushes])

  const change = useCallback<ChangeAddress<T>>(
    (part, options = { push }) => {
      setHeld(now => ({ ...now, state: { ...now.state, ...part }, pushes: now.pushes + (options.push ? 1 : 0) }))
    },
    [push],
  )
  return [state, change]
}

/** Plain-text parameters by their names in the address; empty ones are left out. */
export const textParams = <const N extends string>(...names: readonly N[]): AddressFormat<Readonly<Record<N, string>>> => ({
  read: search => Object.fromEntries(names.map(name => [name, search.get(name) ?? ''])) as Record<N, string>,
  write: (state, before) => {
    const next = new URLSearchParams(before)
    for (const name of names) {
      if (state[name]) next.set(name, state[name])
      else next.delete(name)
    }
    return next
  },
})
