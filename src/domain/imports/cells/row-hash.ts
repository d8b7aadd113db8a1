/** Between two cells: a character that no reading of a file leaves inside a cell. */
const separator = '\u001f'

/**
 * A name for a row's content: 128 bits as 32 hex digits, computed at once (the platform's digests are asynchronous, too slow for
 * a call a row). Four lanes of multiply-and-rotate over UTF-16 units, mixed at the end as cyrb128 does. It tells rows of one file
 * apart; it is no defence against somebody who looks for collisions.
 */
export function rowHash(cells: readonly string[]): string {
  const text = cells.join(separator)
  let a = 1779033703
  let b = 3144134277
  let c = 1013904242
  let d = 2773480762
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ unit, 597399067)
    b = c ^ Math.imul(b ^ unit, 2869860233)
    c = d ^ Math.imul(c ^ unit, 951274213)
    d = a ^ Math.imul(d ^ unit, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a].map(lane => (lane >>> 0).toString(16).padStart(8, '0')).join('')
}
