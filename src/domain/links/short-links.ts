import { collection } from '../shared/collection'
import { choice, flag, instant, optional, reference, text } from '../shared/fields'
import { anyone, readOnly, scope } from '../shared/policy'

/**
 * A short address the organisation prints and speaks; the id is its slug. Visitors reach it through
 * `slugs`. Callables make it and set where it leads, because only they can follow a loop.
 */
export const shortLinks = collection({
  path: 'shortLinks',
  title: 'Short links',
  fields: {
    target: text('Target', 2048),
    start: optional(instant('From')),
    end: optional(instant('Until')),
    fallback: optional(text('Afterwards', 2048)),
    ownerId: optional(reference('Owner', 'people')),
    disabled: flag('Disabled'),
  },
  fixed: ['target', 'fallback'],
  access: { ...readOnly(scope('mail')), update: scope('mail') },
})

/** Who holds a first path segment: a page, a short link, an artist's handle, or a page's former slug. The id is the slug. */
export const slugs = collection({
  path: 'slugs',
  title: 'Slugs',
  fields: {
    kind: choice('Kind', ['page', 'shortLink', 'handle', 'formerPage']),
    ref: text('Document', 128),
    /** For a former slug: the slug it moved to. */
    movedTo: optional(text('Moved to', 60)),
  },
  access: readOnly(anyone),
})
