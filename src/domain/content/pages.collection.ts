import { collection } from '../shared/records/collection'
import { internal, withHelp } from '../shared/records/field-facts'
import { boolean, choice, instant, json, longText, number, optional, text } from '../shared/records/fields'
import type { SiteAudience } from '../shared/records/organisation.collection'
import { any, anyone, readOnly, scope, where } from '../shared/records/policy'
import { richText } from '../shared/records/rich-text-field'
import { machine, statesOf } from '../shared/records/state-machine'
import { blocks } from './blocks'
import { sections } from './sections'

/** What a page consists of, in its draft, in its versions, and as visitors read it. */
export const pageContent = {
  title: text('Title', 100),
  description: optional(withHelp(text('Description', 200), 'Stands below the title, and in search results.')),
  /** The intended audience; everybody may read the page. */
  audience: optional(choice('Audience', ['artists', 'artlovers', 'donors', 'visitors'])),
  blocks: blocks('Blocks'),
}

/** Where a page lies. Its slug is unique over pages, short links and handles (`slugs`); a former slug redirects. */
export const pagePlace = {
  slug: text('Slug', 60),
  /** Slug of the section: the address is `/{parent}/{slug}`. */
  parent: optional(text('Section', 60)),
  /** Position among the pages of its section. */
  order: optional(number('Order', { min: 0, integer: true })),
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

export interface NavItem {
  readonly label: string
  /** A path inside the application, or an https address. */
  readonly to: string
  /** Absent for everybody. */
  readonly for?: SiteAudience | undefined
  readonly children?: readonly NavItem[] | undefined
  /** In the navigation of a section: left out, although the section has this page. */
  readonly isHidden?: boolean | undefined
}

/** A navigation menu (`header`, `footer`, `section-{slug}`), replaced as a whole by a callable that validates every address. */
export const nav = collection({
  path: 'nav',
  title: 'Navigation',
  privacy: 'impersonal',
  fields: {
    items: json<readonly NavItem[]>('Items'),
    /** The section whose pages it leads to. */
    section: optional(choice('Section', sections)),
  },
  access: readOnly(anyone),
})

export const policyStates = machine({ draft: { take_effect: 'effective' }, effective: { supersede: 'superseded' }, superseded: {} })

/**
 * A version of a policy such as the privacy policy; it never changes once it is published. Written by callables: staff draft it, a superadmin
 * publishes it, in effect at once or from a later day. Until then both it and the version before it are `effective`.
 */
export const policies = collection({
  path: 'policies',
  title: 'Policies',
  privacy: 'impersonal',
  fields: {
    kind: choice('Kind', ['privacy', 'copyright', 'terms', 'registration', 'advertising', 'refund']),
    version: number('Version', { min: 1, integer: true }),
    title: text('Title', 100),
    body: richText('Text'),
    changes: optional(longText('What changed', 1000)),
    effective: instant('In effect from'),
    /** Everybody whom the policy concerns is asked to agree to this version. */
    reaccept: optional(boolean('Ask people to agree again')),
    /** The lowest version whose acceptance is enough; absent if nobody is asked. Set when the version is published. */
    acceptFrom: internal(optional(number('Accepted from version', { min: 1, integer: true }))),
    /** When the next version takes its place. Set when that one is published. */
    until: internal(optional(instant('Until'))),
    status: choice('State', statesOf(policyStates)),
  },
  states: policyStates,
  access: readOnly(any(where('status', 'effective'), where('status', 'superseded'), scope('content'))),
})
