import { type Documents, type Fields, FieldTransform, type Value, type Write } from '../../../ports/documents'
import { isPortError } from '../../../ports/errors'
import { fieldNames } from '../../../ports/field-paths'
import { sameValue } from '../../../ports/same-value'

/**
 * Whether the documents already are as these writes would leave them. Because records carry author and revision, this is only true if an
 * earlier try of the same writes succeeded and its response was lost.
 */
export async function areWritesDone(documents: Documents, writes: readonly Write[]): Promise<boolean> {
  try {
    const found = await Promise.all(writes.map(async write => isDone(write, (await documents.get(write.path))?.data)))
    return found.every(Boolean)
  } catch (error) {
    if (isPortError(error, 'documents', 'permission-denied')) return false
    throw error
  }
}

function isDone(write: Write, stands: Fields | undefined): boolean {
  if (write.op === 'delete') return stands === undefined
  return (
    stands !== undefined &&
    Object.entries(write.data).every(([field, written]) => {
      const value = valueAt(stands, write.op === 'update' ? fieldNames(field) : [field])
      if (written instanceof FieldTransform) return written.kind !== 'delete-field' || value === undefined
      return sameValue(value, written)
    })
  )
}

function valueAt(fields: Fields, names: readonly string[]): Value | undefined {
  let value: Value | undefined = fields
  for (const name of names) value = typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Fields)[name] : undefined
  return value
}
