import type { ConsentTopic } from '../../domain/accounts/consents'
import { ContactBook, type ContactEntry, type Neglected } from '../../domain/people/contact-book'
import { type DuplicatePair, MergeDesk } from '../../domain/people/merge-desk'
import type { Person } from '../../domain/people/merge-snapshot'
import type { Merge } from '../../domain/people/merges'
import { PersonProfile, type PersonView } from '../../domain/people/person-profile'
import type { MergePreview } from '../../domain/people/preview-merge.function'
import { type Segment, SegmentShelf } from '../../domain/people/segment-shelf'
import { type Colleague, TaskDesk } from '../../domain/people/task-desk'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'

/** What panels about people read. All of it begins with `people`, so that one word renews it after a change. */
export const peopleQueries = (app: App) => {
  const desk = async () => (await app.services()).get(MergeDesk)
  const shelf = async () => (await app.services()).get(SegmentShelf)
  const book = async () => (await app.services()).get(ContactBook)
  return {
    view: (personId: string): LiveQuery<PersonView | null> => ({
      queryKey: ['people', 'view', personId],
      queryFn: async () => (await (await app.services()).get(PersonProfile).view(personId)) ?? null,
      staleTime: 0,
    }),

    person: (personId: string): LiveQuery<Person | null> => ({
      queryKey: ['people', 'person', personId],
      queryFn: async () => (await (await desk()).person(personId)) ?? null,
      staleTime: 0,
    }),

    pairs: (): LiveQuery<readonly DuplicatePair[]> => ({
      queryKey: ['people', 'pairs'],
      queryFn: async () => (await desk()).pairs(),
      staleTime: 0,
    }),

    merges: (): LiveQuery<readonly Merge[]> => ({
      queryKey: ['people', 'merges'],
      queryFn: async () => (await desk()).history(),
      staleTime: 0,
    }),

    preview: (keptId: string, mergedId: string): LiveQuery<MergePreview> => ({
      queryKey: ['people', 'preview', keptId, mergedId],
      queryFn: async () => (await desk()).preview(keptId, mergedId),
      staleTime: 0,
    }),

    log: (): LiveQuery<readonly ContactEntry[]> => ({
      queryKey: ['people', 'log'],
      queryFn: async () => (await book()).entries(),
      live: async (next, fail) => (await book()).watch(next, fail),
    }),

    segments: (): LiveQuery<readonly Segment[]> => ({
      queryKey: ['people', 'segments'],
      queryFn: async () => (await shelf()).list(),
      live: async (next, fail) => (await shelf()).watch(next, fail),
    }),

    /** What everybody agreed to, where a question asks for it; else nothing is read. */
    agreed: (isNeeded: boolean): LiveQuery<ReadonlyMap<string, readonly ConsentTopic[]>> => ({
      queryKey: ['people', 'agreed', isNeeded],
      queryFn: async () => (isNeeded ? (await shelf()).agreed() : new Map()),
      staleTime: 0,
    }),

    colleagues: (): LiveQuery<readonly Colleague[]> => ({
      queryKey: ['people', 'colleagues'],
      queryFn: async () => (await app.services()).get(TaskDesk).colleagues(),
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

/** Reads anew whatever is shown of people, after something of it was changed. */
export const renewPeople = (app: App): Promise<void> => app.queries.invalidateQueries({ queryKey: ['people'] })
