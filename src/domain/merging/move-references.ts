import type { HandlerContext } from '../shared/functions/handler'
import type { Collection } from '../shared/records/collection'
import { documentAddress, everywhere } from '../shared/records/document-address'
import type { Records, RecordsWithin } from '../shared/records/records'
import { changeAt, valueAt } from '../shared/records/references'
import { movesPerCall } from './merge-people.contract'
import { type Merge, merges } from './merges.collection'
import { movedReferences, type PersonReference } from './person-references'

/**
 * Moves the next records from the merged person to the kept one, at most `movesPerCall`. Records still to be moved are found by the merged
 * person's id.
 */
export async function moveNextReferences(records: Records, context: HandlerContext, merge: Merge): Promise<{ moved: number; remaining: boolean }> {
  let moved = 0
  for (const reference of movedReferences()) {
    for (;;) {
      const room = movesPerCall - moved
      if (room <= 0) return { moved, remaining: true }
      const found = await context.documents.query({ ...naming(reference, merge.mergedId), limit: room })
      if (found.length === 0) break
      moved += await records.transact(within =>
        move(
          within,
          merge.id,
          reference,
          found.map(({ path }) => path),
        ),
      )
    }
  }
  return { moved, remaining: false }
}

/** Query for the records that name a person in this field. */
export const naming = (reference: PersonReference, personId: string) => ({
  ...everywhere(reference.of),
  where: [[reference.field, reference.isList ? 'array-contains' : '==', personId] as const],
})

async function move(within: RecordsWithin, mergeId: string, reference: PersonReference, paths: readonly string[]): Promise<number> {
  const { of, field } = reference
  const names = field.split('.')
  const merge = await within.get(merges, mergeId)
  if (merge?.status !== 'running') return paths.length
  const { keptId, mergedId } = merge
  const found = await Promise.all(paths.map(path => recordIn(within, of, path)))
  const entries: string[] = []
  for (const [i, { record, params }] of found.entries()) {
    if (!record) continue
    const value = valueAt(record, names)
    const wasThere = Array.isArray(value) && value.includes(keptId)
    const next = Array.isArray(value) ? [...new Set(value.map(id => (id === mergedId ? keptId : (id as string))))] : keptId
    within.change(of, record, changeAt(record, names, next), params)
    entries.push(`${paths[i]!}#${field}${wasThere ? '+' : ''}`)
  }
  within.change(merges, merge, { moved: [...merge.moved, ...entries] })
  return entries.length
}

/** Moves the last moved records back. Records that were given to another person since, or deleted, are left and reported. */
export async function moveReferencesBack(records: Records, merge: Merge): Promise<void> {
  await records.transact(async within => {
    const existing = await within.get(merges, merge.id)
    if (!existing) return
    const entries = existing.moved.slice(-movesPerCall).map(readEntry)
    const found = await Promise.all(entries.map(({ of, path }) => recordIn(within, of, path)))
    // One record may name the person in two fields: both are changed in one write.
    const changes = new Map<string, { at: (typeof found)[number]; of: Collection; change: Record<string, unknown> }>()
    const left: string[] = []
    for (const [i, { of, path, field, wasThere, written }] of entries.entries()) {
      const at = found[i]!
      const names = field.split('.')
      const next = at.record && takenBack(valueAt(at.record, names), existing, wasThere)
      if (next === undefined) left.push(written)
      else {
        const change = changes.get(path)?.change
        changes.set(path, { at, of, change: { ...change, ...changeAt({ ...at.record, ...change }, names, next) } })
      }
    }
    for (const { at, of, change } of changes.values()) within.change(of, at.record!, change, at.params)
    within.change(merges, existing, { moved: existing.moved.slice(0, -movesPerCall), left: [...existing.left, ...left] })
  })
}

function takenBack(value: unknown, { keptId, mergedId }: Merge, wasThere: boolean): unknown {
  if (!Array.isArray(value)) return value === keptId ? mergedId : undefined
  if (!value.includes(keptId)) return undefined
  return wasThere ? [...value, mergedId] : value.map((id: unknown) => (id === keptId ? mergedId : id))
}

interface Entry {
  readonly of: Collection
  readonly path: string
  readonly field: string
  readonly wasThere: boolean
  readonly written: string
}

function readEntry(written: string): Entry {
  const [path = '', named = ''] = written.split('#')
  const field = named.replace('+', '')
  const reference = movedReferences().find(({ of, field: name }) => name === field && isAt(of, path))
  if (!reference) throw new Error(`${written} was moved by a reference that is no longer declared`)
  return { of: reference.of, path, field, wasThere: named.endsWith('+'), written }
}

function isAt(of: Collection, path: string): boolean {
  const [names, parts] = [of.path.split('/'), path.split('/')]
  return parts.length === names.length + 1 && names.every((name, i) => name.startsWith('{') || name === parts[i])
}

async function recordIn(within: RecordsWithin, of: Collection, path: string) {
  const { id, params } = documentAddress(of, path)
  return { record: await within.get(of, id, params), params }
}
