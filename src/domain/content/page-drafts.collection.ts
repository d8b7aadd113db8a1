import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import { boolean, choice, instant, internal, number, optional, trash } from '../shared/records/fields'
import { all, any, changesOnly, readOnly, scope, where } from '../shared/records/policy'
import { pageContent, pagePlace } from './pages.collection'

export const pageDraftStates = machine({
  draft: { stage: 'staged', schedule: 'scheduled', publish: 'published' },
  staged: { schedule: 'scheduled', publish: 'published', discard: 'draft' },
  scheduled: { publish: 'published', discard: 'draft' },
  published: { publish: 'published', stage: 'staged', schedule: 'scheduled', archive: 'archived' },
  archived: { restore: 'draft' },
})

const content = ['title', 'description', 'audience', 'blocks', 'order'] as const
const mayChange = any(...(['draft', 'staged', 'published', 'archived'] as const).map(status => where('status', status)))

/**
 * What staff write of a page; publishing copies it to `pages`. A scheduled page stays as it was scheduled, and a page that visitors read cannot
 * go to the trash before it is archived.
 */
export const pageDrafts = collection({
  path: 'pageDrafts',
  title: 'Pages',
  privacy: 'impersonal',
  fields: {
    ...pageContent,
    ...pagePlace,
    /** A model for new pages. It has no address and is never published. */
    isTemplate: boolean('Template'),
    publishAt: optional(instant('Publish at')),
    /** Whether visitors read a version of it now. */
    isLive: internal(boolean('Public')),
    /** The draft's `rev` when it was published last: with a higher one it was changed since. */
    publishedRev: internal(optional(number('Published revision', { min: 0, integer: true }))),
    status: choice('State', statesOf(pageDraftStates)),
    ...trash,
  },
  states: pageDraftStates,
  immutable: ['slug', 'parent', 'publishAt', 'isTemplate', 'isLive', 'publishedRev', 'status', 'deletedAt'],
  access: {
    ...readOnly(scope('content')),
    update: all(scope('content'), mayChange, any(where('isLive', false), changesOnly(...content))),
  },
})
export type PageDraft = StoredOf<typeof pageDrafts>

/** Whether visitors read something else than what the draft says now. */
export const isChangedSincePublished = ({ isLive, publishedRev = 0, rev }: Pick<PageDraft, 'isLive' | 'publishedRev' | 'rev'>): boolean =>
  isLive && rev > publishedRev
