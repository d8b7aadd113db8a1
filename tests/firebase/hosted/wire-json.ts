import type { WireTime } from '../firestore-server/protocol'

const times = new Set(['timestampValue', 'readTime', 'updateTime', 'createTime', 'commitTime'])
/** Numbers that the protocol wraps in a message. */
const wrapped = new Set(['limit', 'expectedCount'])

/** Maps every value of a message, by its key. */
function changed(value: unknown, key: string, change: (value: unknown, key: string) => unknown): unknown {
  const now = change(value, key)
  if (now !== value) return now
  if (Array.isArray(value)) return value.map(one => changed(one, '', change))
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, name, change)]))
}

/** Converts a message of a browser (the JSON format of protocol buffers) to gRPC's form. */
export const fromJson = (message: unknown): object =>
  changed(message, '', (value, key) => {
    if (key === 'nullValue') return 'NULL_VALUE'
    if (times.has(key) && typeof value === 'string') return timeOf(value)
    if (wrapped.has(key) && (typeof value === 'number' || typeof value === 'string')) return { value: Number(value) }
    return key === 'doubleValue' && typeof value === 'string' ? Number(value) : value
  }) as object

/** Converts a message of gRPC to the browser's form. */
export const toJson = (message: unknown): object =>
  changed(message, '', (value, key) => {
    if (key === 'nullValue') return null
    if (times.has(key) && value !== null && typeof value === 'object') return textOf(value as Partial<WireTime>)
    if (wrapped.has(key) && value !== null && typeof value === 'object') return (value as { readonly value?: number }).value ?? 0
    return key === 'doubleValue' && !Number.isFinite(value) ? String(value) : value
  }) as object

function timeOf(text: string): WireTime {
  const [, whole = '', part = ''] = /^(.*?)(?:\.(\d+))?Z$/.exec(text) ?? []
  return { seconds: String(Math.floor(Date.parse(`${whole}Z`) / 1000)), nanos: Number(part.padEnd(9, '0').slice(0, 9)) }
}

const textOf = ({ seconds = '0', nanos = 0 }: Partial<WireTime>) =>
  `${new Date(Number(seconds) * 1000).toISOString().slice(0, -5)}.${String(nanos).padStart(9, '0')}Z`
