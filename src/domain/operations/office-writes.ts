import { clientWrites } from '../shared/client-writes'
import type { Collection } from '../shared/collection'
import { dataRuleOf } from '../shared/data-rule'
import type { Field } from '../shared/fields'
import { trash } from '../shared/trash'

/** Fields that no rule of the database can prove and that have a callable of their own, because more hangs on them than their shape. */
const ofTheirOwn: Readonly<Record<string, readonly string[]>> = {
  articles: ['listingIds'],
  duplicates: ['personIds'],
  images: ['dpiAt', 'status', 'usedIn'],
  listings: ['openings', 'facilities', 'errata'],
  mailings: ['segmentIds', 'excludedIds'],
  people: ['emails'],
  products: ['variants'],
  'editions/{edition}/weekends': ['days', 'neighbourhoodIds'],
  editions: ['land'],
}

/** Whether staff change this field by a form or in bulk: a client may by its access, and the field's own schema says all there is to check. */
export function isOfficeField(of: Collection, name: string): boolean {
  const field = of.fields[name]
  if (!field || of.access.update.is === 'nobody' || (of.fixed ?? []).includes(name) || ofTheirOwn[of.path]?.includes(name)) return false
  const { changeable, kept } = clientWrites(of)
  return changeable.includes(name) || (kept.includes(name) && !isOpen(field))
}

/** Whether a client's own write may name this field; the others go through `saveRecord`. */
export const isProvable = (of: Collection, name: string): boolean => of.fields[name] !== undefined && dataRuleOf(of.fields[name]).is !== 'closed'

/** Whether its records go to the trash by `trashRecords`. People are anonymised, and pictures go with their files, by callables of their own. */
export const hasTrash = (of: Collection): boolean => of.fields['deletedAt'] === trash.deletedAt && of.path !== 'people' && of.path !== 'images'

const isOpen = (field: Field): boolean =>
  field.kind === 'open' || (field.of !== undefined && isOpen(field.of)) || Object.values(field.fields ?? {}).some(isOpen)
