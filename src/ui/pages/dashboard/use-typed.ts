import { useState } from 'react'

/**
 * What is typed over what is kept. It begins anew with what is kept when `version` moves on, in the form that stands: the keyboard's place,
 * and what the form says of its saving, stay.
 */
export function useTyped<T extends object>(version: unknown, kept: T): readonly [T, (change: Partial<T>) => void] {
  const [state, setState] = useState({ version, typed: kept })
  if (state.version !== version) setState({ version, typed: kept })
  const change = (some: Partial<T>) => setState(last => ({ ...last, typed: { ...last.typed, ...some } }))
  return [state.version === version ? state.typed : kept, change]
}
