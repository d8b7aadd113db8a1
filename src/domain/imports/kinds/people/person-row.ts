import * as v from 'valibot'
import { importedHeader } from '../../../people/clashing-column-headers'
import { type ConsentTopic, consentTopics } from '../../../people/consents.collection'
import { normalEmail } from '../../../people/normal-email'
import { phoneOf } from '../../../people/normal-name-and-phone'
import { omitUndefined } from '../../../shared/omit-undefined'
import type { PostalAddress } from '../../../shared/records/address-field'
import { plainLine } from '../../cells/cell-values'
import { fitting, otherCells, readFittingLine, readKeptFlag } from '../../cells/read-cell'
import { readFields } from '../../cells/read-fields'
import type { CellsOf } from '../../cells/row-cells'
import type { Formats } from '../../columns/column-mapping'
import { type Answers, importedPersonFields as fields, type ImportedPerson } from './imported-person'
import { peopleColumns } from './people-import'
import { businessNames, type NamedAs, nameDoubt, nameIn, namesFrom, namesWithin, personNames } from './person-names'
import type { personRowText } from './person-row-text'

/** The cells of a row that names a person. */
export type PersonCells = CellsOf<typeof personRowText>

/** Only the fields that a row has, so that an update leaves the others unchanged. */
export type PersonReading = Partial<ImportedPerson>

/** Reads a row of people. What does not fit its field is stored among the other columns, with a warning. */
export function readPerson(cells: PersonCells, formats: Formats): PersonReading {
  const named = whoIn(cells)
  const parsed = {
    ...named,
    emails: emailsIn(cells),
    phones: phonesIn(cells),
    addresses: addressIn(cells),
    ...readFields(cells, peopleColumns, formats, 'keep'),
    sourceKey: keyIn(cells),
    answers: answersIn(cells),
  }
  cells.weigh()
  const others = otherCells(cells)
  const extra = others && Object.fromEntries(Object.entries(others).map(([header, cell]) => [importedHeader(header), cell]))
  return omitUndefined<PersonReading>({ ...parsed, extra })
}

/** What is needed to find the person of a row; adds no remarks. */
export function whoseRow(cells: PersonCells): PersonReading {
  const named = namedIn(cells)
  const emails = cells.cells('email').flatMap(({ cell }) => writtenIn(cell).filter(address => v.is(fields.emails.of!.schema, address)))
  const sourceKey = plainLine(cells.cell('key'))
  return { ...named, ...(emails.length > 0 && { emails: [...new Set(emails)] }), ...(sourceKey && { sourceKey }) }
}

const nameColumns = ['first', 'last', 'name', 'organisation'] as const
const nameLength = fields.names.fields!['display']!.max!
const fit = (part: string) => part.slice(0, nameLength).trim()

/** A name that is too long for the record is shortened, and stored among the other columns. */
function whoIn(cells: PersonCells): Partial<NamedAs> {
  const named = namedIn(cells, true)
  for (const { header, cell } of cells.cells('kind')) {
    if (kindIn(cell)) continue
    cells.warn('unknown-kind', 'kind', cell)
    cells.keep(header, cell)
  }
  if (!named) {
    cells.fail('missing', 'name')
    return {}
  }
  const sort = plainLine(cells.cell('sortName'))
  const pronouns = readFittingLine(cells, 'pronouns', fields.names.fields!.pronouns!.max!)
  const names = { ...named.names, ...(sort && { sort }) }
  const cut = {
    first: fit(names.first),
    last: fit(names.last),
    display: fit(names.display),
    sort: fit(names.sort),
  }
  const longest = Math.max(names.first.length, names.last.length, names.display.length, names.sort.length)
  if (longest > nameLength) {
    cells.warn('kept-as-other-column', 'name', longest)
    for (const { header, cell } of nameColumns.flatMap(name => cells.cells(name))) cells.keep(header, cell)
  }
  return { names: { ...cut, ...(pronouns && { pronouns }) }, kind: named.kind }
}

/** With `asks`, ambiguous names raise a question. */
function namedIn(cells: PersonCells, asks = false): NamedAs | undefined {
  const [first, last, whole, organisation] = nameColumns.map(name => plainLine(cells.cell(name))) as [string, string, string, string]
  const kind = kindIn(cells.cell('kind'))
  if (kind === 'business') {
    // In our own files an organization has its name beside the organization that it belongs to.
    const name = (cells.cell('record') ? whole || organisation : organisation || whole) || [first, last].filter(Boolean).join(' ')
    return name ? { names: businessNames(name), kind } : undefined
  }
  if (first || last) return { names: whole ? namesWithin(whole, first, last) : namesFrom(first, last), kind: 'person' }
  if (whole) return wholeName(cells, whole, kind, asks)
  return organisation ? { names: businessNames(organisation), kind: 'business' } : undefined
}

function wholeName(cells: PersonCells, whole: string, kind: 'person' | undefined, asks: boolean): NamedAs {
  const doubt = kind === 'person' ? undefined : nameDoubt(whole)
  const asPerson: NamedAs = kind === 'person' ? { names: personNames(whole), kind } : nameIn(whole)
  if (!doubt) return asPerson
  const { names } = asPerson
  const person = `${names.first} (first name) ${names.last} (last name)`
  const answer = asks ? cells.ask(doubt, whole, { 'last-first': person, person, organisation: whole }) : cells.answer(doubt)
  return answer === 'organisation' ? { names: businessNames(whole), kind: 'business' } : asPerson
}

const kindWords = {
  person: ['person', 'individual', 'natural person', 'people', 'p', 'i'],
  business: ['business', 'organization', 'organisation', 'company', 'institution', 'group', 'collective', 'firm', 'corporation', 'b', 'o'],
} as const

/** The kind of person or organization that a cell names. */
function kindIn(cell: string): NamedAs['kind'] | undefined {
  const word = cell.trim().toLowerCase()
  return (['person', 'business'] as const).find(kind => (kindWords[kind] as readonly string[]).includes(word))
}

function keyIn(cells: PersonCells): string | undefined {
  const key = plainLine(cells.cell('key'))
  if (key.length > fields.sourceKey.max!) cells.fail('too-long', 'key', key.length)
  return key || undefined
}

/** The addresses of a cell in the form in which they are compared, valid or not. */
const writtenIn = (cell: string) =>
  cell
    .split(/[\s;,|]+/)
    .filter(Boolean)
    .map(written => normalEmail(written.replace(/^mailto:/i, '').replace(/^<|>$/g, '')))

function emailsIn(cells: PersonCells): readonly string[] | undefined {
  const found = new Set<string>()
  for (const { header, cell } of cells.cells('email')) {
    for (const address of writtenIn(cell)) {
      if (v.is(fields.emails.of!.schema, address)) found.add(address)
      else {
        cells.warn('not-an-email', 'email', address)
        cells.keep(header, cell)
      }
    }
  }
  return fitting(cells, 'email', [...found], fields.emails)
}

function phonesIn(cells: PersonCells): readonly string[] | undefined {
  const found = new Set<string>()
  for (const { header, cell } of cells.cells('phone')) {
    const whole = phoneOf(cell)
    // Several in one cell, as in our own files. What is no number stays whole among the other columns.
    const phones = whole ? [whole] : cell.split(/[;|/\n]/).map(part => phoneOf(part.trim()))
    if (phones.every(phone => phone !== undefined)) for (const phone of phones) found.add(phone)
    else {
      cells.warn('not-a-phone', 'phone', cell)
      cells.keep(header, cell)
    }
  }
  return fitting(cells, 'phone', [...found], fields.phones)
}

/** The lines of an address; its country is read separately. */
const { country: _, ...parts } = fields.addresses.of!.fields!

/**
 * A postal address needs a street and a city; an incomplete one is stored among the other columns. Without a country it is in the United
 * States.
 */
function addressIn(cells: PersonCells): ImportedPerson['addresses'] {
  const parsed: Partial<PostalAddress> = Object.fromEntries(
    Object.entries(parts).flatMap(([name, { max }]) => {
      const text = readFittingLine(cells, name, max!)
      return text ? [[name, text]] : []
    }),
  )
  const country = plainLine(cells.cell('country'))
  const known = country === '' ? 'US' : /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : undefined
  if (parsed.line1 && parsed.city && known) return [{ ...parsed, line1: parsed.line1, city: parsed.city, country: known }]
  const there = [...Object.keys(parts), 'country'].flatMap(name => cells.cells(name))
  if (there.length > 0) cells.warn('half-an-address', 'line1', there.map(({ cell }) => cell).join(', '))
  for (const { header, cell } of there) cells.keep(header, cell)
  return undefined
}

function answersIn(cells: PersonCells): Answers | undefined {
  const parsed = consentTopics.flatMap((topic): [ConsentTopic, 'in' | 'out'][] => {
    const flag = readKeptFlag(cells, topic)
    return flag === undefined ? [] : [[topic, flag ? 'in' : 'out']]
  })
  return parsed.length > 0 ? Object.fromEntries(parsed) : undefined
}
