/** The state of a call at an instant. It is open from `opens` on, and closed from `closes` on. */
export type CallState = 'not-yet' | 'open' | 'closed'

export function callState({ opens, closes }: { readonly opens: Date; readonly closes: Date }, now: Date): CallState {
  if (now < opens) return 'not-yet'
  return now < closes ? 'open' : 'closed'
}
