import { documentFile } from '../shared/files/document-file'
import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import {
  boolean,
  choice,
  instant,
  integer,
  list,
  localDate,
  longText,
  map,
  money,
  number,
  optional,
  text,
  trash,
  url,
  withFacts,
} from '../shared/records/fields'
import { access, any, nobody, scope, where } from '../shared/records/policy'

export const resourceStates = machine({ draft: { publish: 'published' }, published: { archive: 'archived' }, archived: { publish: 'published' } })

export const resourceKinds = ['article', 'template', 'opportunity', 'space'] as const
export const resourceAudiences = ['everybody', 'artists', 'hosts', 'volunteers'] as const

/**
 * A resource for artists: a text, a file, a link, or several of them. All of it is public once published; the part for members is in
 * `resourceMembersParts`. Archived automatically after it has expired.
 */
export const resources = collection({
  path: 'resources',
  title: 'Resources',
  privacy: 'impersonal',
  fields: {
    kind: choice('Kind', resourceKinds),
    title: text('Title', 90),
    summary: optional(text('Summary', 200)),
    body: optional(longText('Text')),
    file: optional(documentFile('File')),
    link: optional(url('Link')),
    /** It has an additional part for members. */
    forMembers: optional(boolean('More for members')),
    audience: choice('Audience', resourceAudiences),
    tags: list('Tags', text('Tag', 40), 10),
    /** The deadline of an opportunity, the last day of an offer. */
    expiresAt: optional(instant('Expires')),
    /** Additional data of a studio space that is offered. */
    space: optional(
      map('Space', {
        place: text('Where', 80),
        rent: optional(money('Rent per month')),
        squareFeet: optional(number('Square feet', { min: 1, max: 100_000, integer: true })),
        from: optional(localDate('Available from')),
      }),
    ),
    order: number('Order', { min: 0, integer: true }),
    status: choice('State', statesOf(resourceStates)),
    /** Number of openings; visitors are not recorded. */
    opens: withFacts(optional(integer('Times opened')), { notAudited: 'counted automatically' }),
    /** Result of the last check of its links. */
    linkState: withFacts(optional(choice('Links', ['works', 'broken', 'unreachable'])), { notAudited: 'checked automatically' }),
    linksCheckedAt: withFacts(optional(instant('Links checked')), { notAudited: 'checked automatically' }),
    ...trash,
  },
  states: resourceStates,
  immutable: ['deletedAt', 'opens', 'linkState', 'linksCheckedAt'],
  access: access(any(where('status', 'published'), scope('content')), scope('content'), nobody),
})
export type Resource = StoredOf<typeof resources>

/**
 * The members' part of a resource; its one document is called `content`. Members get it from `openResource`. The path parameter is not
 * `{resource}`, because security rules have a variable of that name.
 */
export const resourceMembersParts = collection({
  path: 'resources/{entry}/members',
  title: 'Resources for members',
  privacy: 'impersonal',
  fields: {
    body: optional(longText('Text')),
    file: optional(documentFile('File')),
    link: optional(url('Link')),
  },
  access: access(scope('content'), scope('content'), nobody),
})
export const membersPartId = 'content'
