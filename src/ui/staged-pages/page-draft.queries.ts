import type { EventAsPublished } from '../../domain/calendar/event-as-published'
import { type PageDraft, pageDrafts } from '../../domain/content/page-drafts.collection'
import type { CheckedContent, PageFinding } from '../../domain/content/page-findings'
import type { Event } from '../../domain/events/events.collection'
import type { Pictures } from '../../domain/pictures/picture-service'
import { Callables } from '../../domain/shared/functions/callables'
import { Records } from '../../domain/shared/records/records'
import type { App, LiveQuery } from '../app-services/app-context'
import { recordQuery } from '../queries/record.queries'

/** What staff see of a page that is not published yet. */
export const pageDraftQueries = (app: App) => ({
  /** A draft, live; without an id the one that was changed last. `null` if there is none. */
  draft: (id: string | undefined): LiveQuery<PageDraft | null> => (id === undefined ? lastChanged(app) : recordQuery(app, pageDrafts, id)),

  /** Pictures of the library, public or not. */
  pictures: (ids: readonly string[]): LiveQuery<Pictures> => ({
    queryKey: ['page-draft', 'pictures', ...ids],
    queryFn: async () => {
      const { PictureService } = await import('../../domain/pictures/picture-service')
      return (await app.services()).get(PictureService).recentlyRead(ids)
    },
  }),

  /** An event as its page will show it, as stored at this revision. */
  event: (event: Event): LiveQuery<EventAsPublished> => ({
    queryKey: ['page-draft', 'event', event.id, event.rev],
    queryFn: async () => {
      const { previewEvent } = await import('../../domain/calendar/preview-event.contract')
      return (await (await app.services()).get(Callables).call(previewEvent, { eventId: event.id })) as EventAsPublished
    },
  }),

  /** What should be mended before it is published, as stored at this revision. */
  findings: (id: string, rev: number, page: CheckedContent): LiveQuery<readonly PageFinding[]> => ({
    queryKey: ['page-draft', 'findings', id, rev],
    queryFn: async () => {
      const { PageChecks } = await import('../../domain/publishing/pages/page-checks')
      return (await app.services()).get(PageChecks).of(page)
    },
  }),
})

const latest = { orderBy: [['updatedAt', 'desc']], limit: 1 } as const

const lastChanged = (app: App): LiveQuery<PageDraft | null> => ({
  queryKey: ['page-draft', 'last-changed'],
  queryFn: async () => (await (await app.services()).get(Records).find(pageDrafts, latest))[0] ?? null,
  live: async (next, fail) => (await app.services()).get(Records).watch(pageDrafts, latest, ([page]) => next(page ?? null), fail),
  staleTime: 0,
})
