import { RuleBroken } from './rule-broken'

/** State → event → next state. Shared by UI, handlers and tests. */
export type Machine = { readonly [state: string]: { readonly [event: string]: string } }

export const machine = <const M extends Machine>(table: M): M => table

/** The state after an event. Throws `RuleBroken('illegal-transition')` if the table has no such transition. */
export function transition<M extends Machine>(table: M, from: keyof M & string, event: string): keyof M & string {
  const arrows = Object.hasOwn(table, from) ? table[from] : undefined
  const to = arrows && Object.hasOwn(arrows, event) ? arrows[event] : undefined
  if (to === undefined) throw new RuleBroken('illegal-transition', { from, event })
  return to
}

export const statesOf = <M extends Machine>(table: M) => Object.keys(table) as [keyof M & string, ...(keyof M & string)[]]
