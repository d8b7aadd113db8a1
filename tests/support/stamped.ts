import type { Fields } from '../../src/ports/documents'

export const earlier = new Date('2027-06-01T12:00:00Z')
export const now = new Date('2027-06-02T12:00:00Z')

/** The document with its stamps, as stored. */
export const standing = (fields: Fields, by = 'system'): Fields => ({
  ...fields,
  createdAt: earlier,
  createdBy: by,
  updatedAt: earlier,
  updatedBy: by,
  rev: 1,
  schema: 1,
})

/** The document with the stamps of a write at `now`: a creation, or an update of `standing`. */
export const written = (fields: Fields, by: string, isNew: boolean): Fields =>
  isNew
    ? { ...fields, createdAt: now, createdBy: by, updatedAt: now, updatedBy: by, rev: 1, schema: 1 }
    : { ...standing(fields), updatedAt: now, updatedBy: by, rev: 2 }
