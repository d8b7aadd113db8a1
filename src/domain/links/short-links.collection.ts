import { collection } from '../shared/records/collection'
import { boolean, choice, impersonal, instant, optional, reference, text } from '../shared/records/fields'
import { anyone, readOnly, scope } from '../shared/records/policy'

/**
 * A short address for print and speech; the id is its slug. Visitors reach it through `slugs`. Callables create it and set its target,
 * because only they can detect a loop.
 */
export const shortLinks = collection({
  path: 'shortLinks',
  title: 'Short links',
  privacy: 'personal',
  fields: {
    target: impersonal(text('Target', 2048)),
    start: optional(instant('From')),
    end: optional(instant('Until')),
    fallback: impersonal(optional(text('Afterwards', 2048))),
    ownerId: optional(reference('Owner', 'people')),
    disabled: boolean('Disabled'),
  },
  immutable: ['target', 'fallback'],
  access: { ...readOnly(scope('mail')), update: scope('mail') },
})

/** The owner of a first path segment: a page, a short link, an artist's handle, or a page's former slug. The id is the slug. */
export const slugs = collection({
  path: 'slugs',
  title: 'Slugs',
  privacy: 'impersonal',
  scope: 'content',
  fields: {
    kind: choice('Kind', ['page', 'shortLink', 'handle', 'formerPage']),
    ref: text('Document', 128),
    /** For a former slug: the slug it moved to. */
    movedTo: optional(text('Moved to', 60)),
  },
  access: readOnly(anyone),
})
