/** Deeper than a document may nest, and less than a recursive schema can follow. */
const deepest = 100

/** Whether lists and maps are nested too deeply for the code that reads them. Not recursive itself. */
export function isTooDeep(data: unknown): boolean {
  let level: unknown[] = [data]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true
    const below: unknown[] = []
    for (const one of level) if (typeof one === 'object' && one !== null) for (const value of Object.values(one)) below.push(value)
    level = below
  }
  return false
}
