/** What an address answered when it was asked from outside. */
export interface LinkAnswer {
  /** `broken`: it says itself that nothing is there. `unreachable`: no answer, which may pass. `unchecked`: this host cannot ask. */
  readonly state: 'works' | 'broken' | 'unreachable' | 'unchecked'
  /** The HTTP status, where there was one. */
  readonly status?: number
}

/** Asks addresses elsewhere whether they still lead somewhere; used by the server's side only. Never rejects. */
export interface LinkProbe {
  ask(address: string): Promise<LinkAnswer>
}
