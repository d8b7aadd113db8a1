import { collection, type StoredOf } from '../shared/records/collection'
import { actor, instant, optional, text } from '../shared/records/fields'
import { readOnly, role } from '../shared/records/policy'
import { richText } from '../shared/records/rich-text-field'

/**
 * The staff's own handbook. The id of an article about a panel is the panel's slug. A callable writes it, because security rules cannot
 * validate its rich text.
 */
export const handbook = collection({
  path: 'handbook',
  title: 'Handbook',
  privacy: 'impersonal',
  fields: {
    title: text('Title', 100),
    body: richText('Text'),
    panel: optional(text('Panel', 60)),
    verifiedAt: optional(instant('Last confirmed')),
    verifiedBy: optional(actor('By')),
  },
  access: readOnly(role('admin')),
})
export type HandbookArticle = StoredOf<typeof handbook>
