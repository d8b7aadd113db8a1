import type { Fields, Value } from '../../ports/documents'

/** Longer texts are seldom said twice. */
const longest = 32
/** Texts that are known at once; those that come only once pass through. */
const mostKnown = 16_384
const known = new Map<string, string>()

/**
 * The same text, and for equal short ones mostly the same object. A state, a tag, an edition stands in thousands of documents: held once
 * it takes no room, and is already in the processor's cache when the next document is copied.
 */
export function sharedText(text: string): string {
  if (text.length > longest) return text
  const same = known.get(text)
  if (same !== undefined) return same
  if (known.size === mostKnown) known.clear()
  known.set(text, text)
  return text
}

/** The same fields, each text in them shared. They are changed in place: nobody else may hold them, as nobody does what was just unpacked. */
export function withSharedTexts(fields: Fields): Fields {
  const own = fields as Record<string, Value>
  for (const name in own) own[name] = sharedWithin(own[name]!)
  return own
}

function sharedWithin(value: Value): Value {
  if (typeof value === 'string') return sharedText(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (!Array.isArray(value)) return withSharedTexts(value as Fields)
  const own = value as Value[]
  for (let i = 0; i < own.length; i++) own[i] = sharedWithin(own[i]!)
  return own
}
