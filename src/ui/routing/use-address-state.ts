import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** How a state is told by the search part of an address. Make it outside of the component, or memoise it. */
export interface AddressFormat<T> {
  readonly read: (search: URLSearchParams) => T
  /** Defaults are left out. `before` is the address as it stands, for whoever keeps the parameters of others. */
  readonly write: (state: T, before: URLSearchParams) => URLSearchParams
}

/** Milliseconds after which a change that replaces the history entry is written: a word typed is one address, not five. */
const replaceDelay = 300

interface ChangeOptions {
  /** Makes a history entry, at once, so that Back leads to what was there before. Otherwise the present entry is replaced. */
  readonly push: boolean
}

export type ChangeAddress<T> = (part: Partial<T>, options?: ChangeOptions) => void

/**
 * State that lives in the address: it changes at once and the address follows. Where the address changes otherwise (a link,
 * Back, Forward), the state follows the address.
 */
export function useAddressState<T extends object>(
  { read, write }: AddressFormat<T>,
  { push }: ChangeOptions = { push: false },
): readonly [T, ChangeAddress<T>] {
  const [search, setSearch] = useSearchParams()
  const address = search.toString()
  // `written`: the address that this hook asked for last. While the router is on its way there, `address` is still the one before.
  const [held, setHeld] = useState(() => ({ state: read(search), address, written: address }))
  if (held.address !== address) {
    // A change of other parameters is no news for this state, and what is not written yet stays.
    const own = (text: string) => write(read(new URLSearchParams(text)), new URLSearchParams()).toString()
    setHeld({ state: own(address) === own(held.written) ? held.state : read(search), address, written: address })
  }
  const { state, written } = held
  const isPush = useRef(false)

  const follow = useEffectEvent(() => {
    const before = new URLSearchParams(written)
    const next = write(state, before)
    const replace = !isPush.current
    isPush.current = false
    if (next.toString() === write(read(before), before).toString()) return
    setHeld(now => ({ ...now, written: next.toString() }))
    setSearch(next, { replace, preventScrollReset: true })
  })
  useEffect(() => {
    const waiting = setTimeout(() => follow(), isPush.current ? 0 : replaceDelay)
    return () => clearTimeout(waiting)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the state is one to be written
  }, [state])

  const change = useCallback<ChangeAddress<T>>(
    (part, options = { push }) => {
      isPush.current ||= options.push
      setHeld(now => ({ ...now, state: { ...now.state, ...part } }))
    },
    [push],
  )
  return [state, change]
}

/** Parameters that are plain text, by their names in the address; an empty one is left out. */
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
