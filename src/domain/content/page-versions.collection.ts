import { collection } from '../shared/records/collection'
import { actor, boolean, optional, text } from '../shared/records/fields'
import { all, changesOnly, owner, readOnly, scope } from '../shared/records/policy'
import { pageContent } from './pages.collection'

/** A saved version of a page; the latest 50 are stored and can be restored. Written by callables only. */
export const pageVersions = collection({
  path: 'pageDrafts/{page}/versions',
  title: 'Versions of pages',
  privacy: 'impersonal',
  fields: {
    ...pageContent,
    savedBy: actor('Saved by'),
    note: optional(text('Note', 200)),
  },
  access: readOnly(scope('content')),
})

/** Comments of colleagues on a staged page. */
export const pageComments = collection({
  path: 'pageDrafts/{page}/comments',
  title: 'Comments on pages',
  privacy: 'impersonal',
  fields: {
    authorId: actor('By'),
    blockId: optional(text('Block', 60)),
    text: text('Comment', 1000),
    resolved: boolean('Resolved'),
  },
  immutable: ['authorId'],
  access: {
    ...readOnly(scope('content')),
    create: all(scope('content'), owner('authorId')),
    update: all(scope('content'), changesOnly('resolved')),
    delete: all(scope('content'), owner('authorId')),
  },
})
