/** Where a call stands at an instant; it is open from its first instant until just before its last. */
export type CallState = 'not-yet' | 'open' | 'closed'

export function callState({ opens, closes }: { readonly opens: Date; readonly closes: Date }, now: Date): CallState {
  if (now < opens) return 'not-yet'
  return now < closes ? 'open' : 'closed'
}
