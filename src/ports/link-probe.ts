/** What an external address answered. */
export interface LinkAnswer {
  /**
   * `broken`: its server answers that the page does not exist. `unreachable`: no answer, possibly only for now. `unchecked`: this host
   * cannot send the request.
   */
  readonly state: 'works' | 'broken' | 'unreachable' | 'unchecked'
  /** The HTTP status, if there was an answer. */
  readonly status?: number
}

/** Checks whether external addresses still work; used by handlers only. Never rejects. */
export interface LinkProbe {
  ask(address: string): Promise<LinkAnswer>
}
