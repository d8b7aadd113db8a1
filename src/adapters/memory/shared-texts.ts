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
