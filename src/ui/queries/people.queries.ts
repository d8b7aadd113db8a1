import { countSaves } from '../../domain/artists/count-saves.contract'
import { type ContactEntry, ContactLogService, type Neglected } from '../../domain/contacts/contact-log-service'
import type { PersonView } from '../../domain/contacts/person-view-service'
import { type Colleague, TaskService } from '../../domain/contacts/task-service'
import type { RosterMember } from '../../domain/memberships/roster/member'
import { MemberRoster } from '../../domain/memberships/roster/member-roster'
import { Callables } from '../../domain/shared/functions/callables'
import type { Task } from '../../domain/tasks/tasks.collection'
import type { App, LiveQuery } from '../app-services/app-context'
import { readingQuery } from './query-of-reading'

/** Data for panels about people. All keys begin with `people`, so that one call renews everything after a change. */
export const peopleQueries = (app: App) => {
  const book = async () => (await app.services()).get(ContactLogService)
  return {
    view: (personId: string): LiveQuery<PersonView | null> => ({
      queryKey: ['people', 'view', personId],
      queryFn: async () => {
        // Loaded on demand: it reads every kind of record of a person, which lists of people do not need.
        const { PersonViewService } = await import('../../domain/contacts/person-view-service')
        return (await (await app.services()).get(PersonViewService).view(personId)) ?? null
      },
      staleTime: 0,
    }),

    /** Members with their state today. */
    members: (): LiveQuery<readonly RosterMember[]> =>
      readingQuery(['people', 'members'], async () => (await app.services()).get(MemberRoster).all()),

    /** Number of saved items of each kind. */
    saved: (personId: string) => ({
      queryKey: ['people', 'saved', personId],
      queryFn: async () => (await (await app.services()).get(Callables).call(countSaves, { personId })).counts,
      staleTime: 0,
    }),

    log: (): LiveQuery<readonly ContactEntry[]> => ({
      queryKey: ['people', 'log'],
      queryFn: async () => (await book()).entries(),
      live: async (next, fail) => (await book()).watch(next, fail),
    }),

    tasks: (): LiveQuery<readonly Task[]> => readingQuery(['people', 'tasks'], async () => (await app.services()).get(TaskService).open()),

    colleagues: (): LiveQuery<readonly Colleague[]> => ({
      queryKey: ['people', 'colleagues'],
      queryFn: async () => (await app.services()).get(TaskService).colleagues(),
      staleTime: 0,
    }),

    neglected: (): LiveQuery<readonly Neglected[]> => ({
      queryKey: ['people', 'neglected'],
      queryFn: async () => {
        const found = await book()
        return found.neglected(await found.entries())
      },
      staleTime: 0,
    }),
  }
}

/** Refetches all data about people after a change. */
export const renewPeople = (app: App): Promise<void> => app.queries.invalidateQueries({ queryKey: ['people'] })
