import { collection } from '../shared/records/collection'
import { byCallable } from '../shared/records/field-facts'
import { choice, instant, list, number, optional, reference, text } from '../shared/records/fields'
import { any, readOnly, scope, where } from '../shared/records/policy'
import { richText } from '../shared/records/rich-text-field'
import { machine, statesOf } from '../shared/records/state-machine'
import { trash } from '../shared/records/trash'

export const articleStates = machine({
  draft: { edit: 'edit' },
  edit: { check: 'copycheck' },
  copycheck: { approve: 'approved', edit: 'edit' },
  approved: { publish: 'published' },
  published: { archive: 'archived', edit: 'edit' },
  archived: { publish: 'published' },
})

/** An article of the guide. Callables write its text and publish it. */
export const articles = collection({
  path: 'articles',
  title: 'Articles',
  privacy: 'impersonal',
  fields: {
    editionId: optional(reference('Edition', 'editions')),
    title: text('Title', 100),
    standfirst: text('Standfirst', 200),
    author: text('Author', 80),
    body: richText('Text'),
    imageId: optional(reference('Picture', 'images')),
    listingIds: byCallable(list('Listings', reference('Listing', 'listings'), 20)),
    order: number('Order', { min: 0, integer: true }),
    publishAt: optional(instant('Publish at')),
    status: choice('State', statesOf(articleStates)),
    ...trash,
  },
  states: articleStates,
  immutable: ['status', 'deletedAt'],
  access: {
    ...readOnly(any(where('status', 'published'), scope('guide'), scope('content'))),
    update: any(scope('guide'), scope('content')),
  },
})
