import { collection } from '../shared/collection'
import { choice, instant, longText, number, open, optional, text } from '../shared/fields'
import { access, any, nobody, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { blocks } from './blocks'
import { richText } from './rich-text-field'

export const pageStates = machine({
  draft: { stage: 'staged', publish: 'published' },
  staged: { schedule: 'scheduled', publish: 'published', discard: 'draft' },
  scheduled: { publish: 'published', discard: 'draft' },
  published: { archive: 'archived' },
  archived: { restore: 'draft' },
})

/** A public page that staff write; its slug is unique over pages and short links (`slugs`). */
export const pages = collection({
  path: 'pages',
  title: 'Pages',
  fields: {
    slug: text('Slug', 60),
    /** Slug of the page above it: it stands at `/{parent}/{slug}`. */
    parent: optional(text('Section', 60)),
    /** Its place among the pages of its section. */
    order: optional(number('Order', { min: 0, whole: true })),
    title: text('Title', 100),
    description: optional(text('Description', 200)),
    blocks: blocks('Blocks'),
    publishAt: optional(instant('Publish at')),
    status: choice('State', statesOf(pageStates)),
  },
  states: pageStates,
  access: access(any(where('status', 'published'), scope('content')), scope('content')),
})

export interface NavItem {
  readonly label: string
  /** A path inside the application, or an https address. */
  readonly to: string
  readonly children?: readonly NavItem[]
}

/** A set of navigation (`header`, `footer`), replaced whole. */
export const nav = collection({
  path: 'nav',
  title: 'Navigation',
  fields: { items: open<readonly NavItem[]>('Items') },
  access: access({ is: 'anyone' }, scope('content')),
})

export const policyStates = machine({ draft: { take_effect: 'effective' }, effective: { supersede: 'superseded' }, superseded: {} })

/** A version of a policy; once effective it never changes. */
export const policies = collection({
  path: 'policies',
  title: 'Policies',
  fields: {
    kind: choice('Kind', ['privacy', 'copyright', 'terms', 'registration', 'advertising', 'refund']),
    version: number('Version', { min: 1, whole: true }),
    title: text('Title', 100),
    body: richText('Text'),
    changes: optional(longText('What changed', 1000)),
    effective: instant('Effective'),
    status: choice('State', statesOf(policyStates)),
  },
  states: policyStates,
  access: {
    ...access(any(where('status', 'effective'), where('status', 'superseded'), scope('content')), nobody),
    create: scope('content'),
  },
})
