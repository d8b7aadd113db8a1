import { collection, type StoredOf } from '../shared/collection'
import { instant, optional, reference, text } from '../shared/fields'
import { readOnly, role } from '../shared/policy'
import { richText } from './rich-text-field'

/** The staff's own handbook. The id of an article about a panel is the panel's; a callable writes it, because rules cannot prove its text. */
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
  access: readOnly(role('admin')),
})
export type HandbookArticle = StoredOf<typeof handbook>
