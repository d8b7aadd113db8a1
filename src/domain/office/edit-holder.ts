import type { Editor } from './editing-now'

/**
 * Who of the others had it open before this person, who is `undefined` where they are not announced; the first of them holds what one person
 * at a time may edit.
 */
export const holderAmong = (others: readonly Editor[], own: Omit<Editor, 'name'> | undefined): Editor | undefined =>
  others
    .filter(other => own === undefined || comesFirst(other, own) < 0)
    .toSorted(comesFirst)
    .at(0)

const comesFirst = (a: Omit<Editor, 'name'>, b: Omit<Editor, 'name'>) => a.since.getTime() - b.since.getTime() || (a.personId < b.personId ? -1 : 1)
