import { collection, machine, statesOf } from '../../shared/records/collection'
import { choice, instant, list, number, optional, reference, text, trash } from '../../shared/records/fields'
import { access, any, nobody, scope, where } from '../../shared/records/policy'
import { richText } from '../../shared/records/rich-text-field'

export const articleStates = machine({
  draft: { edit: 'edit' },
  edit: { check: 'copycheck' },
  copycheck: { approve: 'approved', edit: 'edit' },
  approved: { publish: 'published' },
  published: { archive: 'archived', edit: 'edit' },
  archived: { publish: 'published' },
})

/** An article of the guide. `moveArticles` changes its state. */
export const articles = collection({
  path: 'articles',
  title: 'Articles',
  privacy: 'impersonal',
  fields: {
    editionId: optional(reference('Edition', 'editions')),
    title: text('Title', 100),
    standfirst: text('Introduction', 200),
    author: text('Author', 80),
    body: richText('Text'),
    imageId: optional(reference('Picture', 'images')),
    /** Studios that its page lists below the text. */
    listingIds: list('Studios in it', reference('Listing', 'listings'), 20),
    order: number('Order', { min: 0, integer: true }),
    publishAt: optional(instant('Publish at')),
    status: choice('State', statesOf(articleStates)),
    ...trash,
  },
  states: articleStates,
  immutable: ['status', 'deletedAt'],
  access: access(any(where('status', 'published'), scope('guide'), scope('content')), any(scope('guide'), scope('content')), nobody),
})
