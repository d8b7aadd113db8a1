import type { Index, IndexedField } from './needed-index'

/** The format of `firestore.indexes.json`, as `firebase deploy` reads it. */
export interface FirestoreIndexesJson {
  readonly indexes: readonly Index[]
  readonly fieldOverrides: readonly FieldOverride[]
}

/** The indexes of a single field. An override replaces the database's automatic indexes, so it repeats them. */
interface FieldOverride {
  readonly collectionGroup: string
  readonly fieldPath: string
  readonly indexes: readonly (Omit<IndexedField, 'fieldPath'> & { readonly queryScope: Index['queryScope'] })[]
}

const byItself = [
  { order: 'ASCENDING', queryScope: 'COLLECTION' },
  { order: 'DESCENDING', queryScope: 'COLLECTION' },
  { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' },
] as const

/** The file that declares exactly these indexes, in a stable order. */
export function indexFile(indexes: readonly Index[]): FirestoreIndexesJson {
  const sorted = [...indexes].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  const single = sorted.filter(({ fields }) => fields.length === 1)
  const fields = [...new Set(single.map(({ collectionGroup, fields: [field] }) => `${collectionGroup}/${field!.fieldPath}`))]
  return {
    indexes: sorted.filter(({ fields: all }) => all.length > 1),
    fieldOverrides: fields.map(name => {
      const [collectionGroup = '', fieldPath = ''] = name.split('/')
      const ofGroup = single.filter(one => one.collectionGroup === collectionGroup && one.fields[0]!.fieldPath === fieldPath)
      return {
        collectionGroup,
        fieldPath,
        indexes: [...byItself, ...ofGroup.map(({ fields: [field], queryScope }) => ({ ...kindOf(field!), queryScope }))],
      }
    }),
  }
}

const kindOf = (field: IndexedField) => ('order' in field ? { order: field.order } : { arrayConfig: field.arrayConfig })

/** Every index that the file declares. */
export const declaredIn = ({ indexes, fieldOverrides }: FirestoreIndexesJson): readonly Index[] => [
  ...indexes,
  ...fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: kinds }) =>
    kinds
      .filter(({ queryScope }) => queryScope === 'COLLECTION_GROUP')
      .map(({ queryScope, ...kind }) => ({ collectionGroup, queryScope, fields: [{ fieldPath, ...kind } as IndexedField] })),
  ),
]
