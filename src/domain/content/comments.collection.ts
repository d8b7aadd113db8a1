import { collection } from '../shared/records/collection'
import { actor, boolean, longText, optional, text } from '../shared/records/fields'
import { all, any, changesOnly, owner, type Rule, readOnly, scope } from '../shared/records/policy'

const fields = {
  authorId: actor('By'),
  /** What it is about: the id of a block, or the beginning of a text. */
  part: optional(text('About', 60)),
  text: longText('Comment', 1000),
  resolved: boolean('Resolved'),
}

const accessOf = (staff: Rule) => ({
  ...readOnly(staff),
  create: all(staff, owner('authorId')),
  update: all(staff, changesOnly('resolved')),
  delete: all(staff, owner('authorId')),
})

/** Comments of colleagues on a staged page. */
export const pageComments = collection({
  path: 'pageDrafts/{page}/comments',
  title: 'Comments on pages',
  privacy: 'impersonal',
  fields,
  immutable: ['authorId'],
  access: accessOf(scope('content')),
})

const guideOrContent = any(scope('content'), scope('guide'))

/** Comments of colleagues on an article before it is published. */
export const articleComments = collection({
  path: 'articles/{article}/articleComments',
  title: 'Comments on articles',
  privacy: 'impersonal',
  scope: 'guide',
  fields,
  immutable: ['authorId'],
  access: accessOf(guideOrContent),
})

/** Comments of colleagues on an event before it is published. Its hosts do not read them. */
export const eventComments = collection({
  path: 'events/{event}/eventComments',
  title: 'Comments on events',
  privacy: 'impersonal',
  scope: 'content',
  fields,
  immutable: ['authorId'],
  access: accessOf(guideOrContent),
})

/** The three have the same fields. */
export type CommentsCollection = typeof pageComments
