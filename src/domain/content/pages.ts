import { collection } from '../shared/collection'
import { choice, flag, instant, longText, number, open, optional, text } from '../shared/fields'
import { any, anyone, readOnly, scope, where } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { trash } from '../shared/trash'
import { blocks } from './blocks'
import { richText } from './rich-text-field'

export const pageStates = machine({
  draft: { stage: 'staged', publish: 'published' },
  staged: { schedule: 'scheduled', publish: 'published', discard: 'draft' },
  scheduled: { publish: 'published', discard: 'draft' },
  published: { archive: 'archived' },
  archived: { restore: 'draft' },
})

/**
 * A public page that staff write; its slug is unique over pages and short links (`slugs`), where a former slug leads on. Callables make
 * it, write its blocks and publish it.
 */
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
    /** Whom it speaks to; everybody may read it. */
    audience: optional(choice('For', ['artists', 'artlovers', 'donors', 'visitors'])),
    publishAt: optional(instant('Publish at')),
    status: choice('State', statesOf(pageStates)),
    ...trash,
  },
  states: pageStates,
  fixed: ['slug', 'parent', 'status', 'deletedAt'],
  access: { ...readOnly(any(where('status', 'published'), scope('content'))), update: scope('content') },
})

export interface NavItem {
  readonly label: string
  /** A path inside the application, or an https address. */
  readonly to: string
  readonly children?: readonly NavItem[]
}

/** A set of navigation (`header`, `footer`), replaced whole by a callable that looks at every address. */
export const nav = collection({
  path: 'nav',
  title: 'Navigation',
  fields: { items: open<readonly NavItem[]>('Items') },
  access: readOnly(anyone),
})

export const policyStates = machine({ draft: { take_effect: 'effective' }, effective: { supersede: 'superseded' }, superseded: {} })

/** A version of a policy; once effective it never changes. Written by callables: the staff draft it, a superadmin puts it into effect. */
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
    /** Everybody is asked to agree anew. */
    reaccept: optional(flag('Agreed to anew')),
    status: choice('State', statesOf(policyStates)),
  },
  states: policyStates,
  access: readOnly(any(where('status', 'effective'), where('status', 'superseded'), scope('content'))),
})
