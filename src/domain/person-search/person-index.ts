import { jaroWinkler } from '../people/name-similarity'
import type { SegmentRow } from '../segments/segment-matcher'
import { fold } from '../shared/text/fold-accents'

/** The field by which a person was found, the most certain first. */
export type FoundBy = 'receipt' | 'transaction' | 'email' | 'mapNumber' | 'handle' | 'name' | 'phone' | 'organisation' | 'address' | 'likeName'

export interface FoundPerson {
  readonly id: string
  readonly by: FoundBy
  /** The matching value as it is stored. */
  readonly matched: string
  readonly score: number
}

/** Parts of a haystack, one line each, the most relevant first, so that the first match of a word is its best. */
const parts = ['email', 'mapNumber', 'handle', 'name', 'phone', 'organisation', 'address'] as const
type Part = (typeof parts)[number]

/** Score of a match in each part. */
const worth: Readonly<Record<Part, number>> = { email: 85, mapNumber: 84, handle: 83, name: 80, phone: 75, organisation: 60, address: 40 }

interface Entry {
  readonly id: string
  readonly row: SegmentRow
  /** Every word is preceded by a space. */
  readonly haystack: string
  /** End position of each part. */
  readonly ends: readonly number[]
}

/**
 * In-memory index of all people: one folded text per person, so that a search over 100,000 people takes a few frames. All words must match,
 * each in any part. If nobody matches, names that differ by one or two letters are offered.
 */
export class PersonIndex {
  private readonly entries = new Map<string, Entry>()
  private readonly handles = new Map<string, string>()
  private readonly numbers = new Map<string, string>()

  get size(): number {
    return this.entries.size
  }

  row(id: string): SegmentRow | undefined {
    return this.entries.get(id)?.row
  }

  /** Indexes active people only; merged and forgotten records are left out. */
  change({ set, removed }: { readonly set: readonly SegmentRow[]; readonly removed: readonly string[] }): void {
    for (const id of removed) this.entries.delete(id)
    for (const row of set)
      if (row.status !== 'active' || row.deletedAt) this.entries.delete(row.id)
      else this.file(row)
  }

  /** Artists' handles, and the map numbers of listings, by person. */
  name(kind: 'handle' | 'mapNumber', named: ReadonlyMap<string, string>): void {
    const known = kind === 'handle' ? this.handles : this.numbers
    const touched = new Set([...known.keys(), ...named.keys()])
    known.clear()
    for (const [id, text] of named) known.set(id, text)
    for (const id of touched) {
      const entry = this.entries.get(id)
      if (entry) this.file(entry.row)
    }
  }

  find(question: string, most = 30): readonly FoundPerson[] {
    const asked = fold(question).trim()
    const words = wordsOf(asked)
    if (words.length === 0) return []
    const best = new Best(most)
    for (const entry of this.entries.values()) {
      if (!words.every(word => entry.haystack.includes(word))) continue
      const found = this.judge(entry, asked, words)
      if (found) best.offer(found)
    }
    return best.size > 0 || /\d|@/.test(asked) ? best.list() : this.alike(words, most)
  }

  private file(row: SegmentRow): void {
    const lines = linesOf(row, this.handles.get(row.id), this.numbers.get(row.id))
    let end = -1
    this.entries.set(row.id, { id: row.id, row, haystack: lines.join('\n'), ends: lines.map(line => (end += line.length + 1)) })
  }

  private judge({ id, row, haystack, ends }: Entry, asked: string, words: readonly string[]): FoundPerson | undefined {
    const places = words.map(word => bestPlace(haystack, word, ends))
    const partAt = (i: number) => haystack.slice(i === 0 ? 0 : ends[i - 1]! + 1, ends[i])
    const candidates = [...new Set(places.map(({ part }) => part))].sort((a, b) => a - b)
    const whole = candidates.find(part => words.length === 1 || words.every(word => partAt(part).includes(word)))
    const at = whole ?? candidates[0]!
    const part = parts[at]!
    // Two digits occur in most phone numbers, so a short number is not searched there.
    if (part === 'phone' && asked.replace(/\D/g, '').length < 4) return undefined
    const isStart = places.every(place => place.isStart)
    const exact = partAt(at).trim() === asked ? 20 : isStart && words.every(word => isWhole(partAt(at), word)) ? 15 : isStart ? 8 : 0
    return { id, by: part, matched: this.written(row, part), score: worth[part] + (whole === undefined ? -30 : exact) }
  }

  private written(row: SegmentRow, part: Part): string {
    switch (part) {
      case 'name':
        return row.names?.display ?? ''
      case 'organisation':
        return row.organisation ?? ''
      case 'email':
        return (row.emails ?? []).map(({ address }) => address).join(', ')
      case 'phone':
        return (row.phones ?? []).join(', ')
      case 'address':
        return (row.addresses ?? []).map(({ line1, city }) => `${line1}, ${city}`).join('; ')
      case 'handle':
        return this.handles.get(row.id) ?? ''
      case 'mapNumber':
        return this.numbers.get(row.id) ?? ''
    }
  }

  /** People whose names sound like the typed words. */
  private alike(words: readonly string[], most: number): readonly FoundPerson[] {
    const best = new Best(most)
    const name = parts.indexOf('name')
    for (const { id, row, haystack, ends } of this.entries.values()) {
      const names = haystack.slice(ends[name - 1]! + 2, ends[name]).split(' ')
      let least = 1
      for (const word of words) {
        let like = 0
        for (const one of names) if (Math.abs(one.length - word.length) < 3) like = Math.max(like, jaroWinkler(one, word))
        least = Math.min(least, like)
        if (least < 0.85) break
      }
      if (least >= 0.85) best.offer({ id, by: 'likeName', matched: row.names?.display ?? '', score: least * 30 })
    }
    return best.list()
  }
}

/** The lines of a haystack, in the order of `parts`. */
const linesOf = ({ names, organisation, emails, phones, addresses }: SegmentRow, handle = '', number = ''): readonly string[] => [
  spaced((emails ?? []).map(({ address }) => address).join(' ')),
  spaced(number),
  spaced(handle),
  spaced(plain(`${names?.display ?? ''} ${names?.sort ?? ''}`)),
  spaced((phones ?? []).map(digits).join(' ')),
  spaced(plain(organisation ?? '')),
  spaced(plain((addresses ?? []).map(({ line1, city, postcode = '' }) => `${line1} ${city} ${postcode}`).join(' '))),
]

const spaced = (line: string) => (line === '' ? '' : ` ${line}`)
const plain = (written: string) =>
  fold(written)
    .replace(/['’ʼ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The best match of a word: at the beginning of a word of the haystack, else anywhere. */
function bestPlace(haystack: string, word: string, ends: readonly number[]): { readonly part: number; readonly isStart: boolean } {
  const start = haystack.indexOf(` ${word}`)
  const at = start >= 0 ? start : haystack.indexOf(word)
  let part = 0
  while (at >= ends[part]!) part++
  return { part, isStart: start >= 0 }
}

const isWhole = (line: string, word: string) => line.endsWith(` ${word}`) || line.includes(` ${word} `)

/** Words of a search; a phone number with spaces and brackets is one word. */
function wordsOf(asked: string): readonly string[] {
  if (asked.includes('@')) return [asked]
  if (/^[+(\d][\d\s().-]{3,}$/.test(asked)) return [digits(asked)]
  return asked
    .replace(/['’]/g, '')
    .split(/[\s,;]+/)
    .filter(Boolean)
}

const digits = (written: string) => written.replace(/\D/g, '')

/** Keeps the best entries without sorting all of them. */
class Best {
  private readonly kept: FoundPerson[] = []

  constructor(private readonly most: number) {}

  get size(): number {
    return this.kept.length
  }

  offer(found: FoundPerson): void {
    const last = this.kept.at(-1)
    if (this.kept.length >= this.most && last && last.score >= found.score) return
    let at = this.kept.length
    while (at > 0 && this.kept[at - 1]!.score < found.score) at--
    this.kept.splice(at, 0, found)
    if (this.kept.length > this.most) this.kept.pop()
  }

  list(): readonly FoundPerson[] {
    return this.kept
  }
}
