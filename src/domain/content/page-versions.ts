import { collection } from '../shared/collection'
import { flag, optional, reference, text } from '../shared/fields'
import { all, changesOnly, owner, readOnly, scope } from '../shared/policy'
import { blocks } from './blocks'

/** A page as it was saved; of the last 50 each can be restored. Written by callables only. */
export const pageVersions = collection({
  path: 'pages/{page}/versions',
  title: 'Versions of pages',
  fields: {
    title: text('Title', 100),
    description: optional(text('Description', 200)),
    blocks: blocks('Blocks'),
    savedBy: reference('Saved by', 'people'),
    note: optional(text('Note', 200)),
  },
  access: readOnly(scope('content')),
})

/** What colleagues say of a staged page. */
export const pageComments = collection({
  path: 'pages/{page}/comments',
  title: 'Comments on pages',
  fields: {
    authorId: reference('By', 'people'),
    blockId: optional(text('Block', 60)),
    text: text('Comment', 1000),
    resolved: flag('Resolved'),
  },
  fixed: ['authorId'],
  access: {
    ...readOnly(scope('content')),
    create: all(scope('content'), owner('authorId')),
    update: all(scope('content'), changesOnly('resolved')),
    delete: all(scope('content'), owner('authorId')),
  },
})
