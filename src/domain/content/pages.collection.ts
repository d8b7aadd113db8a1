import { collection, machine, statesOf } from '../shared/records/collection'
import { choice, number, optional, text, withHelp } from '../shared/records/fields'
import { any, readOnly, scope, where } from '../shared/records/policy'
import { blocks } from './blocks'

/** What a page consists of, in its draft, in its versions, and as visitors read it. */
export const pageContent = {
  title: text('Title', 100),
  description: optional(withHelp(text('Description', 200), 'Stands below the title, and in search results.')),
  /** The intended audience; everybody may read the page. */
  audience: withHelp(optional(choice('Audience', ['artists', 'artlovers', 'donors', 'visitors'])), 'For whom it is written. Everybody may read it.'),
  blocks: blocks('Blocks'),
}

/** Where a page lies. Its slug is unique over pages, short links and handles (`slugs`); a former slug redirects. */
export const pagePlace = {
  slug: text('Slug', 60),
  /** Slug of the section: the address is `/{parent}/{slug}`. */
  parent: optional(text('Section', 60)),
  /** Position among the pages of its section. */
  order: withHelp(optional(number('Order', { min: 0, integer: true })), 'Smaller numbers come first among the pages of the section.'),
}

export const pageStates = machine({ published: { archive: 'archived' }, archived: { publish: 'published' } })

/** A page as visitors read it. Callables alone write it: staff work on `pageDrafts`, with the same id, and publish that. */
export const pages = collection({
  path: 'pages',
  title: 'Published pages',
  privacy: 'impersonal',
  scope: 'content',
  fields: { ...pageContent, ...pagePlace, status: choice('State', statesOf(pageStates)) },
  states: pageStates,
  access: readOnly(any(where('status', 'published'), scope('content'))),
})
