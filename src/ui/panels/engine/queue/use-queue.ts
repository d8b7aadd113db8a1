import { useState } from 'react'
import { textParams, useAddressState } from '../../../routing/use-address-state'
import type { QueueSpec } from './queue-spec'

type Row = { readonly id: string }

const address = textParams('open')

export interface QueueState<R extends Row> {
  /** What waits, the longest waiting first. */
  readonly waiting: readonly R[]
  /** What does not wait any more, the latest first. */
  readonly decided: readonly R[]
  /** The one that is looked at. Its id stands in the address, except of the first. */
  readonly open: R | undefined
  /** Whether one is asked for that there is not. */
  readonly isMissing: boolean
  /** Its place among those that wait, from 0; -1 where it does not wait. */
  readonly at: number
  readonly show: (id: string | undefined) => void
  /** The one after it, the first again after the last; `undefined` where no other waits. */
  readonly next: string | undefined
  /** Back to the one that was looked at before. */
  readonly back: (() => void) | undefined
}

/** Which of the rows wait, which one is open, and what comes before and after it. */
export function useQueue<R extends Row>(rows: readonly R[], { waits = () => true, since }: Pick<QueueSpec<R>, 'waits' | 'since'>): QueueState<R> {
  const [{ open: inAddress }, change] = useAddressState(address, { push: true })
  const [seen, setSeen] = useState<readonly string[]>([])
  const byAge = (a: R, b: R) => since(a).getTime() - since(b).getTime() || a.id.localeCompare(b.id)
  const waiting = rows.filter(waits).sort(byAge)
  const decided = rows.filter(row => !waits(row)).sort((a, b) => byAge(b, a))
  // Where the address names none, the first stays open while colleagues decide about others. It is not written there, because that would call
  // back whoever goes elsewhere meanwhile. Empty once the last was decided.
  const [first, setFirst] = useState<string>()
  if (!inAddress && first === undefined && waiting[0]) setFirst(waiting[0].id)
  const asked = inAddress || first
  const open = rows.find(({ id }) => id === asked)
  const at = waiting.findIndex(({ id }) => id === asked)
  const next = (waiting[at + 1] ?? waiting[0])?.id

  const last = seen.at(-1)
  return {
    waiting,
    decided,
    open,
    isMissing: Boolean(asked) && open === undefined,
    at,
    show: id => {
      if (asked) setSeen([...seen, asked])
      setFirst(id ?? '')
      change({ open: id ?? '' })
    },
    next: next === asked ? undefined : next,
    back:
      last === undefined
        ? undefined
        : () => {
            setSeen(seen.slice(0, -1))
            change({ open: last })
          },
  }
}
