import { use, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { destinationOf, LiveRouter } from './live-router'

/** How a state is read from and written to the search part of an address. Create it outside of the component, or memoize it. */
export interface AddressFormat<T> {
  readonly read: (search: URLSearchParams) => T
  /** Leaves out defaults. `before` is the current address, for formats that keep other parameters. */
  readonly write: (state: T, before: URLSearchParams) => URLSearchParams
}

/** Milliseconds before a change that replaces the history entry is written, so that a typed word makes one address and not five. */
const replaceDelay = 300

interface ChangeOptions {
  /** Creates a history entry at once, so that Back returns to the previous state. Otherwise the current entry is replaced. */
  readonly push: boolean
}

/** The changed part, or a function of the previous state; if an earlier change is still in progress, of the state that it results in. */
export type StateChange<T> = Partial<T> | ((before: T) => Partial<T>)

export type ChangeAddress<T> = (part: StateChange<T>, options?: ChangeOptions) => void

interface Held<T> {
  readonly state: T
  /** The address of the state. */
  readonly address: string
  /** Requested addresses that have not arrived yet. One may arrive after a later one was requested. */
  readonly requested: readonly string[]
  readonly pushes: number
}

/** The state at an address: a change of other parameters does not affect it, and an unwritten change stays. */
function atAddress<T extends object>(held: Held<T>, address: string, { read, write }: AddressFormat<T>): Held<T> {
  if (held.address === address) return held
  const own = (text: string) => write(read(new URLSearchParams(text)), new URLSearchParams()).toString()
  const arrived = [held.address, ...held.requested].findLastIndex(one => own(one) === own(address))
  return {
    ...held,
    state: arrived < 0 ? read(new URLSearchParams(address)) : held.state,
    address,
    requested: arrived > 0 ? held.requested.slice(arrived) : [],
  }
}

/**
 * State stored in the address: the state changes at once and the address is updated later. If the address changes otherwise (a link, Back,
 * Forward), the state follows it.
 */
export function useAddressState<T extends object>(
  { read, write }: AddressFormat<T>,
  { push }: ChangeOptions = { push: false },
): readonly [T, ChangeAddress<T>] {
  const [search, setSearch] = useSearchParams()
  const router = use(LiveRouter)
  const { pathname } = useLocation()
  const address = search.toString()
  const [held, setHeld] = useState<Held<T>>(() => ({ state: read(search), address, requested: [], pushes: 0 }))
  const now = useMemo(() => atAddress(held, address, { read, write }), [held, address, read, write])
  const { state, requested, pushes } = now
  // In an effect, not while rendering: a render of an address that waits for its data is discarded, and must have no effects. Only on a
  // change: while a transition waits, React creates `held` anew for each render, so that an unconditional call would never end.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the address is outside of React
    if (now !== held) setHeld(before => (before === held ? now : atAddress(before, address, { read, write })))
  }, [held, now, address, read, write])
  // Counted in the state and not in a separate flag: while a transition with a push waits for data, writing an earlier state must not use up
  // the push.
  const writtenPushes = useRef(0)

  const follow = useEffectEvent(() => {
    // Writing it now would cancel a navigation that somebody else began, or change the next page's address.
    if (router) {
      const to = destinationOf(router)
      const isOwn = to.pathname === pathname && [address, ...requested].includes(new URLSearchParams(to.search).toString())
      if (!isOwn) return
    }
    const from = new URLSearchParams(requested.at(-1) ?? address)
    const next = write(state, from)
    const replace = pushes === writtenPushes.current
    writtenPushes.current = pushes
    if (next.toString() === write(read(from), from).toString()) return
    setHeld(before => ({ ...before, requested: [...before.requested, next.toString()] }))
    setSearch(next, { replace, preventScrollReset: true })
  })
  useEffect(() => {
    const waiting = setTimeout(() => follow(), pushes > writtenPushes.current ? 0 : replaceDelay)
    return () => clearTimeout(waiting)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the state is one to be written, and what a navigation held back is written after it
  }, [state, pushes, address])

  const change = useCallback<ChangeAddress<T>>(
    (part, options = { push }) => {
      setHeld(before => ({
        ...before,
        state: { ...before.state, ...(typeof part === 'function' ? part(before.state) : part) },
        pushes: before.pushes + (options.push ? 1 : 0),
      }))
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
