import type { Editor } from './editing-now'

type Editing = Omit<Editor, 'name'>

/**
 * Who of the others holds what one person at a time may edit: who took over last, else who had it open first. `undefined` if that is this
 * person, who is `undefined` where they are not announced.
 */
export const holderAmong = (others: readonly Editor[], own: Editing | undefined): Editor | undefined =>
  others
    .filter(other => own === undefined || comesFirst(other, own) < 0)
    .toSorted(comesFirst)
    .at(0)

const comesFirst = (a: Editing, b: Editing) =>
  (b.turn ?? 0) - (a.turn ?? 0) || a.since.getTime() - b.since.getTime() || (a.personId < b.personId ? -1 : 1)
