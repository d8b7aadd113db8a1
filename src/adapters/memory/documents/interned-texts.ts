import type { Fields, Value } from '../../../ports/documents'

/** Longer texts rarely repeat. */
const longest = 32
/** Size of the cache; it is cleared when it is full. */
const maxInterned = 16_384
const known = new Map<string, string>()

/**
 * An equal text, for short ones mostly the same object. A state, a tag or an edition's id occurs in thousands of documents: if they share
 * one string, it needs less memory and is in the processor's cache when the next document is copied.
 */
export function internedText(text: string): string {
  if (text.length > longest) return text
  const same = known.get(text)
  if (same !== undefined) return same
  if (known.size === maxInterned) known.clear()
  known.set(text, text)
  return text
}

/**
 * The same fields with shared texts. They are changed in place, so nothing else may reference them, as is the case just after they were
 * parsed.
 */
export function withInternedTexts(fields: Fields): Fields {
  const own = fields as Record<string, Value>
  for (const name in own) own[name] = sharedWithin(own[name]!)
  return own
}

function sharedWithin(value: Value): Value {
  if (typeof value === 'string') return internedText(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (!Array.isArray(value)) return withInternedTexts(value as Fields)
  const own = value as Value[]
  for (let i = 0; i < own.length; i++) own[i] = sharedWithin(own[i]!)
  return own
}
