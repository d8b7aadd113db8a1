import { type Collection, type DataOf, pathOf } from '../../../domain/shared/records/collection'
import type { Fields, Value } from '../../../ports/documents'

export interface SampleDocument {
  readonly path: string
  readonly data: Fields
}

export interface Stamp {
  readonly by: string
  readonly at: Date
  /** The last change of the document; absent if it was never changed. */
  readonly changed?: { readonly by: string; readonly at: Date; readonly rev: number }
}

/** A complete document, as the store would hold it after a write at `stamp.at`. */
export function sampleDocument<C extends Collection>(
  of: C,
  id: string,
  data: DataOf<C>,
  stamp: Stamp,
  params?: Readonly<Record<string, string>>,
): SampleDocument {
  return {
    path: `${pathOf(of, params)}/${id}`,
    data: {
      ...(present(data as Value) as Fields),
      createdAt: stamp.at,
      createdBy: stamp.by,
      updatedAt: stamp.changed?.at ?? stamp.at,
      updatedBy: stamp.changed?.by ?? stamp.by,
      rev: stamp.changed?.rev ?? 1,
      schema: 1,
    },
  }
}

/** The value without absent fields, at every depth, because a document cannot hold `undefined`. */
function present(value: Value): Value {
  if (Array.isArray(value)) return value.map(present)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [name, present(part)]),
  )
}
