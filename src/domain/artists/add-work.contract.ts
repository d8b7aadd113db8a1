import * as v from 'valibot'
import { cloudFunction, daily } from '../shared/functions/cloud-function'
import type { DataOf } from '../shared/records/collection'
import { recordId as id } from '../shared/records/document-id'
import { schemaOf } from '../shared/records/fields'
import { signedIn } from '../shared/records/policy'
import { artworks } from './artists.collection'

const { title, year, medium, size, price, availability, description, editionNo } = artworks.fields
/** What an artist enters for a new work. */
const notified = schemaOf({ title, year, medium, size, price, availability, description, editionNo })

export type NewWork = Pick<DataOf<typeof artworks>, 'title' | 'year' | 'medium' | 'size' | 'price' | 'availability' | 'description' | 'editionNo'>

/** Maximum number of one artist's works, including drafts: each may have six pictures. */
export const maxWorks = 500

/**
 * Creates a draft after the caller's other works, with a picture that is already stored. The caller chooses `id`, so that a retry creates
 * nothing twice.
 */
export const addWork = cloudFunction({
  name: 'addWork',
  repeatable: 'its input names what it makes, or the place it has reached',
  access: signedIn,
  limit: { account: daily(200) },
  input: v.strictObject({ id, imageId: id, work: notified }),
  output: v.strictObject({ id }),
})
