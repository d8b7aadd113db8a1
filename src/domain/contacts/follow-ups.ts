import { people } from '../people/people.collection'
import { ascending } from '../shared/ascending'
import { localMoment } from '../shared/time/local-day'
import type { Task } from '../tasks/tasks.collection'
import type { ContactEntry } from './contact-log-service'

export type Due = 'overdue' | 'today' | 'later'

/** A follow-up or a task, usually about a person. */
export interface ToDo {
  readonly id: string
  /** The person it is about, if any. */
  readonly personId: string | undefined
  readonly text: string
  /** `undefined` if there is no due date. */
  readonly at: Date | undefined
  readonly due: Due
  /** Its source: a contact log entry, or a task from a colleague. */
  readonly of: { readonly talk: ContactEntry } | { readonly task: Task }
}

/** Open follow-ups and tasks of one colleague or of all, by the due day in the organization's time zone, the most overdue first. */
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
    return first === second ? ascending('id')(a, b) : first - second
  })
}

const area = `${people.path}/`
const personIn = (entity: string | undefined) => (entity?.startsWith(area) ? entity.slice(area.length) : undefined)
