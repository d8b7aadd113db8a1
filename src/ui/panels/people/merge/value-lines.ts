/** A field's value as text, one line per list entry. */
export function valueLines(value: unknown): readonly string[] {
  if (value === undefined || value === null || value === '') return []
  if (Array.isArray(value)) return value.flatMap(valueLines)
  if (typeof value !== 'object') return [String(value)]
  const { display, address, line1, line2, city, postcode } = value as Readonly<Record<string, string | undefined>>
  if (display !== undefined) return [display]
  if (address !== undefined) return [address]
  return [[line1, line2, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')]
}
