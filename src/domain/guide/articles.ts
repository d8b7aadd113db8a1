import { collection } from '../shared/collection'
import { choice, instant, list, number, open, optional, reference, text } from '../shared/fields'
import { access, any, scope, where } from '../shared/policy'
import type { RichText } from '../shared/rich-text'
import { machine, statesOf } from '../shared/state-machine'

export const articleStates = machine({
  draft: { edit: 'edit' },
  edit: { check: 'copycheck' },
  copycheck: { approve: 'approved', edit: 'edit' },
  approved: { publish: 'published' },
  published: { archive: 'archived', edit: 'edit' },
  archived: { publish: 'published' },
})

/** An article of the guide. */
export const articles = collection({
  path: 'articles',
  title: 'Articles',
  fields: {
    editionId: optional(reference('Edition', 'editions')),
    title: text('Title', 100),
    standfirst: text('Standfirst', 200),
    author: text('Author', 80),
    body: open<RichText>('Text'),
    imageId: optional(reference('Picture', 'images')),
    listingIds: list('Listings', reference('Listing', 'listings'), 20),
    order: number('Order', { min: 0, whole: true }),
    publishAt: optional(instant('Publish at')),
    status: choice('State', statesOf(articleStates)),
  },
  states: articleStates,
  access: access(any(where('status', 'published'), scope('guide'), scope('content')), any(scope('guide'), scope('content'))),
})
