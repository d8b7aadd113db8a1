import { collection } from '../shared/collection'
import { instant, optional, reference, text } from '../shared/fields'
import { access, nobody, role, scope } from '../shared/policy'
import { richText } from './rich-text-field'

/** The staff's own handbook: how a panel is used. The id is the panel's. */
export const handbook = collection({
  path: 'handbook',
  title: 'Handbook',
  fields: {
    title: text('Title', 100),
    body: richText('Text'),
    panel: optional(text('Panel', 60)),
    verifiedAt: optional(instant('Last found true')),
    verifiedBy: optional(reference('By', 'people')),
  },
  access: { ...access(role('admin'), nobody), update: scope('content') },
})
