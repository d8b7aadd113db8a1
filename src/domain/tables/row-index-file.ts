import * as v from 'valibot'
import type { Value } from '../../ports/documents'
import type { RowRecord } from './row-source'

/**
 * Rows as columns, compressed. Similar values are next to each other, which makes the file a fraction of the size of the records. An
 * instant is `{ "@": milliseconds }`; `null` is an empty field.
 */
const columns = v.object({ version: v.literal(1), ids: listOf<string>(), revs: listOf<number>(), columns: v.record(v.string(), listOf()) })

/** A list whose entries are not checked: there are a hundred thousand of them, and we wrote them ourselves. */
function listOf<T = unknown>() {
  return v.custom<readonly T[]>(Array.isArray)
}

export async function writeRowIndexFile(rows: readonly RowRecord[], fields: readonly string[]): Promise<Blob> {
  const file = {
    version: 1,
    ids: rows.map(({ id }) => id),
    revs: rows.map(({ rev }) => rev),
    columns: Object.fromEntries(fields.map(field => [field, rows.map(row => written(row[field]))])),
  }
  return through(new Blob([JSON.stringify(file)]), new CompressionStream('gzip'))
}

/** Throws where the file has another format. */
export async function readRowIndexFile(file: Blob): Promise<readonly RowRecord[]> {
  const text = await (await through(file, new DecompressionStream('gzip'))).text()
  const { ids, revs, columns: found } = v.parse(columns, JSON.parse(text))
  const fields = Object.entries(found)
  return ids.map((id, i) => {
    const row: { id: string; rev: number; [field: string]: Value | undefined } = { id, rev: revs[i]! }
    for (const [field, values] of fields) {
      const value = read(values[i])
      if (value !== undefined) row[field] = value
    }
    return row
  })
}

const through = (file: Blob, stream: CompressionStream | DecompressionStream): Promise<Blob> => new Response(file.stream().pipeThrough(stream)).blob()

function written(value: Value | undefined): unknown {
  if (value === undefined || value === null || typeof value !== 'object') return value ?? null
  if (value instanceof Date) return { '@': value.getTime() }
  if (Array.isArray(value)) return value.map(written)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, written(one)]))
}

function read(value: unknown): Value | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value !== 'object') return value as Value
  if (Array.isArray(value)) return value.map(one => read(one) ?? null)
  const { '@': instant } = value as { '@'?: unknown }
  if (typeof instant === 'number') return new Date(instant)
  return Object.fromEntries(Object.entries(value).flatMap(([name, one]) => (one === null ? [] : [[name, read(one)!]])))
}
