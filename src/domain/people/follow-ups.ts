import { people } from '../accounts/people'
import { localMoment } from '../guide/local-day'
import type { Task } from '../operations/tasks'
import type { ContactEntry } from './contact-book'

export type Due = 'overdue' | 'today' | 'later'

/** Something that is to be done, mostly about somebody. */
export interface ToDo {
  readonly id: string
  /** What it is about, where that is a person. */
  readonly personId: string | undefined
  readonly text: string
  /** `undefined`: whenever there is time. */
  readonly at: Date | undefined
  readonly due: Due
  /** Where it comes from: a talk that was logged, or a task that a colleague gave. */
  readonly of: { readonly talk: ContactEntry } | { readonly task: Task }
}

/** What is to follow and is not done yet, of one colleague or of all; by the day of the organisation's zone, the most overdue first. */
export function toDos(entries: readonly ContactEntry[], tasks: readonly Task[], now: Date, tz: string, ownerId?: string): readonly ToDo[] {
  const dayOf = (at: Date) => localMoment(at, tz).date
  const today = dayOf(now)
  const dueAt = (at: Date | undefined): Due => (!at || dayOf(at) > today ? 'later' : dayOf(at) < today ? 'overdue' : 'today')
  const isWanted = (owner: string | undefined) => ownerId === undefined || owner === ownerId
  const fromTalks = entries.flatMap((talk): ToDo[] => {
    const { id, personId, followUp, status, note, outcome } = talk
    if (status !== 'open' || !followUp || followUp.doneAt || !isWanted(followUp.ownerId)) return []
    return [{ id, personId, text: [note, outcome].filter(Boolean).join(' → '), at: followUp.due, due: dueAt(followUp.due), of: { talk } }]
  })
  const given = tasks.flatMap((task): ToDo[] => {
    const { id, title, due, entity, status, ownerId: owner, deletedAt } = task
    if (status !== 'open' || deletedAt || !isWanted(owner)) return []
    return [{ id, personId: personIn(entity), text: title, at: due, due: dueAt(due), of: { task } }]
  })
  const last = Number.POSITIVE_INFINITY
  return [...fromTalks, ...given].sort((a, b) => {
    const [first, second] = [a.at?.getTime() ?? last, b.at?.getTime() ?? last]
    return first === second ? (a.id < b.id ? -1 : 1) : first - second
  })
}

const area = `${people.path}/`
const personIn = (entity: string | undefined) => (entity?.startsWith(area) ? entity.slice(area.length) : undefined)
