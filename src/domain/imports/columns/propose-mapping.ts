import { withoutAddresses } from '../cells/without-addresses'
import type { Table } from '../file/file-table'
import type { ImportKind } from '../import-kind'
import { leaveOut, type Mapping, targetOf } from './column-mapping'
import { type GuessedFormats, guessFormats } from './guess-formats'
import { normalizeHeader } from './normalize-header'
import type { RememberedMapping } from './remembered-mapping'

export interface ProposedMapping extends GuessedFormats {
  readonly mapping: Mapping
  /** What staff confirmed for a file like this before. */
  readonly remembered: RememberedMapping | undefined
}

/** Headers of columns that the public guide must not contain: a person's address, phone number or secrets. */
const personal =
  /\b(e ?mail|mail|phone|telephone|tel|telefon|telefono|téléphone|mobile|mobil|handy|fax|password|passwort|contact|kontakt|contacto|contatto|iban|birth\w*|geburt\w*)\b/

/** The kind that the file's columns match best; the first kind where they match none. */
export function guessKind(table: Table, kinds: readonly ImportKind[]): ImportKind {
  const speaking = (kind: ImportKind) => Object.values(mapByAliases(kind, table.header)).filter(name => kind.telling.includes(name)).length
  return [...kinds].sort((a, b) => speaking(b) - speaking(a))[0]!
}

/** A proposed mapping and formats: what staff confirmed before for this header, and for other columns what their headers suggest. */
export function proposeMapping(kind: ImportKind, table: Table, remembered?: RememberedMapping): ProposedMapping {
  const guessed: Record<string, string> = {
    ...mapByAliases(kind, table.header),
    ...(kind.isPublic ? personalColumns(table) : derivedColumns(table)),
  }
  const mapping = remembered ? withRemembered(kind, table.header, guessed, remembered) : guessed
  return { mapping, ...guessFormats(table, mapping, kind.columns, remembered?.formats), remembered }
}

function mapByAliases(kind: ImportKind, header: readonly string[]): Record<string, string> {
  const mapping: Record<string, string> = {}
  const wanted = header.map(name => ({ name, word: normalizeHeader(name) }))
  for (const field of kind.columns) {
    const ranks = [...field.aliases, field.label].map(normalizeHeader)
    const matches = wanted
      .filter(({ name, word }) => !Object.hasOwn(mapping, name) && ranks.includes(word))
      .sort((a, b) => ranks.indexOf(a.word) - ranks.indexOf(b.word))
    for (const { name } of field.joins ? header.flatMap(n => matches.filter(m => m.name === n)) : matches.slice(0, 1)) mapping[name] = field.name
  }
  return mapping
}

/** Columns of our own export of people that an import never takes over. */
const derived = new Set(['source', 'suppressed'])
const derivedColumns = ({ header }: Table): Record<string, string> =>
  Object.fromEntries(header.includes('Record') ? header.filter(name => derived.has(normalizeHeader(name))).map(name => [name, leaveOut]) : [])

function personalColumns(table: Table): Record<string, string> {
  const sample = table.rows.slice(0, 200)
  return Object.fromEntries(
    table.header.flatMap((name, at) => {
      const filled = sample.map(row => row.cells[at]?.trim() ?? '').filter(cell => cell !== '')
      const holdsMail = filled.length > 0 && filled.filter(cell => withoutAddresses(cell) === '…').length > filled.length / 2
      return holdsMail || personal.test(normalizeHeader(name)) ? [[name, leaveOut]] : []
    }),
  )
}

/** The remembered targets by the normalized headers. A field that staff mapped to one column is not guessed for another. */
function withRemembered(kind: ImportKind, header: readonly string[], guessed: Mapping, remembered: RememberedMapping): Mapping {
  const known = new Map(remembered.header.map(name => [normalizeHeader(name), targetOf(remembered.mapping, name)]))
  const given = new Set(Object.values(remembered.mapping))
  const joining = new Set(kind.columns.filter(f => f.joins).map(f => f.name))
  return Object.fromEntries(
    header.flatMap(name => {
      const word = normalizeHeader(name)
      const target = known.has(word) ? known.get(word) : targetOf(guessed, name)
      if (target === undefined) return []
      const isFree = known.has(word) || target === leaveOut || !given.has(target) || joining.has(target)
      return isFree ? [[name, target]] : []
    }),
  )
}
