import { collection, type StoredOf } from '../shared/collection'
import { choice, flag, instant, list, localDate, longText, map, money, number, optional, text, url } from '../shared/fields'
import { access, any, nobody, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { trash } from '../shared/trash'
import { whole } from '../shared/whole'
import { resourceFile } from './resource-files'

export const resourceStates = machine({ draft: { publish: 'published' }, published: { archive: 'archived' }, archived: { publish: 'published' } })

export const resourceKinds = ['article', 'template', 'opportunity', 'space'] as const
export const resourceAudiences = ['everybody', 'artists', 'hosts', 'volunteers'] as const

/**
 * Something artists can use: a text, a file, an address elsewhere, or several of them. All of it is public once it is published; what
 * members alone may have lies in `resourceMembersParts`. Archived by itself once it has expired.
 */
export const resources = collection({
  path: 'resources',
  title: 'Resources',
  fields: {
    kind: choice('Kind', resourceKinds),
    title: text('Title', 90),
    summary: optional(text('In a sentence', 200)),
    body: optional(longText('Text')),
    file: optional(resourceFile('File')),
    link: optional(url('Link')),
    /** Members find more, once their part is filled. */
    forMembers: optional(flag('More for members')),
    audience: choice('For', resourceAudiences),
    tags: list('Tags', text('Tag', 40), 10),
    /** The deadline of an opportunity, the last day of an offer. */
    expiresAt: optional(instant('Expires')),
    /** What the board of studio spaces tells besides. */
    space: optional(
      map('Space', {
        place: text('Where', 80),
        rent: optional(money('Rent a month')),
        squareFeet: optional(number('Square feet', { min: 1, max: 100_000, whole: true })),
        from: optional(localDate('Free from')),
      }),
    ),
    order: number('Order', { min: 0, whole: true }),
    status: choice('State', statesOf(resourceStates)),
    /** How often somebody opened it; whose visit it was is kept nowhere. */
    opens: optional(whole('Opened')),
    /** What the last sweep found of its links. */
    linkState: optional(choice('Links', ['works', 'broken', 'unreachable'])),
    linksCheckedAt: optional(instant('Links checked')),
    ...trash,
  },
  states: resourceStates,
  fixed: ['deletedAt', 'opens', 'linkState', 'linksCheckedAt'],
  access: access(any(where('status', 'published'), scope('content')), scope('content'), nobody),
})
export type Resource = StoredOf<typeof resources>

/**
 * What only members are given of a resource; its one document is called `content`. They get it from `openResource`. The path's parameter
 * is no `{resource}`: security rules have a variable of that name.
 */
export const resourceMembersParts = collection({
  path: 'resources/{entry}/members',
  title: 'Resources for members',
  fields: {
    body: optional(longText('Text')),
    file: optional(resourceFile('File')),
    link: optional(url('Link')),
  },
  access: access(scope('content'), scope('content'), nobody),
})
export const membersPartId = 'content'
