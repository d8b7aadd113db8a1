import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { accessFactFields } from '../../src/domain/accessibility/access-facts'
import { joiningFields } from '../../src/domain/accounts/joining-drafts.collection'
import { artworks } from '../../src/domain/artists/artists.collection'
import { collectionNamed, collections } from '../../src/domain/collections'
import { events } from '../../src/domain/events/events.collection'
import { donations } from '../../src/domain/giving/donations.collection'
import { listings, openingFields, sites } from '../../src/domain/guide/listings.collection'
import { registrations } from '../../src/domain/guide/registrations.collection'
import { readFields } from '../../src/domain/imports/cells/read-fields'
import { Columns, RowCells } from '../../src/domain/imports/cells/row-cells'
import { importKinds } from '../../src/domain/imports/import-kinds'
import { memberships, terms } from '../../src/domain/memberships/memberships.collection'
import { personReferences } from '../../src/domain/merging/person-references'
import { people } from '../../src/domain/people/people.collection'
import { personNotes } from '../../src/domain/people/person-notes.collection'
import { images } from '../../src/domain/pictures/images.collection'
import type { Collection } from '../../src/domain/shared/records/collection'
import type { FieldMap } from '../../src/domain/shared/records/fields'
import { forgottenFields } from '../../src/domain/shared/records/forgotten-fields'
import type { Rule } from '../../src/domain/shared/records/policy'
import { privacyOf } from '../../src/domain/shared/records/privacy-of-field'
import { isPerson, referencesOf } from '../../src/domain/shared/records/references'
import { sourceFiles } from './source-files'

const ofPeople = collections.filter(of => of.idOf === 'people' || personReferences(of).length > 0)
const pathsOf = (all: readonly Collection[]) => all.map(({ path }) => path)

/** Whether a stranger may read any of the records. */
function isPublic(rule: Rule): boolean {
  if (rule.is === 'any') return rule.rules.some(isPublic)
  if (rule.is === 'all') return rule.rules.every(isPublic)
  return rule.is === 'anyone' || rule.is === 'where'
}

describe('every record declares', () => {
  it('whether its texts are personal, if it belongs to a person and is not public', () => {
    // Visitors read the texts of events in the published calendar, not in the record.
    const isPublished = (of: Collection) => isPublic(of.access.get) || of.path === events.path
    expect(pathsOf(ofPeople.filter(of => of.privacy === 'impersonal' && !isPublished(of)))).toEqual([])
  })

  it('what happens to it when its person is erased, if it has personal values', () => {
    const silent = ofPeople.filter(of => !of.whenForgotten && Object.keys(of.fields).some(name => privacyOf(of, name) !== 'impersonal'))
    expect(pathsOf(silent)).toEqual([])
  })

  it('values for the erased fields that its schema accepts', () => {
    for (const of of collections.filter(({ whenForgotten }) => whenForgotten === 'anonymise'))
      for (const [name, value] of Object.entries(forgottenFields(of))) {
        const field = of.fields[name]!
        expect(v.is(field.optional ? v.optional(field.schema) : field.schema, value), `${of.path}.${name}`).toBe(true)
      }
  })

  it('the reason for each exception', () => {
    const reasons = collections.flatMap(of => [
      ...(of.notAudited === undefined ? [] : [of.notAudited]),
      ...(typeof of.whenForgotten === 'object' ? Object.values(of.whenForgotten) : []),
      ...Object.values(of.fields).flatMap(({ notAudited, staysInMerge }) => [notAudited ?? [], staysInMerge ?? []].flat()),
    ])
    expect(reasons.filter(reason => reason.length < 10)).toEqual([])
  })
})

describe('a reference', () => {
  it('to a person says why a merge leaves it, if it is within a list, where no query finds it', () => {
    const silent = collections.flatMap(of =>
      referencesOf(of).flatMap(({ names, to, declared }) =>
        isPerson(to) && names.length > 1 && of.fields[names[0]!]?.kind === 'list' && !declared?.staysInMerge ? [`${of.path}.${names.join('.')}`] : [],
      ),
    )
    expect(silent).toEqual([])
  })

  const all = collections.flatMap(of => referencesOf(of).map(({ to, names }) => ({ at: `${of.path}.${names.join('.')}`, to })))

  it('names a declared collection, so that the check of the data finds it where it leads nowhere', () => {
    expect(all.filter(({ to }) => !collectionNamed(to)).map(({ at }) => at)).toEqual([])
    expect(all.filter(({ to }) => /\{(?!edition\})/.test(to)).map(({ at }) => at)).toEqual([])
  })

  it('is found at any depth', () => {
    const declared = JSON.stringify(collections.map(({ fields }) => fields)).match(/"kind":"reference"/g) ?? []
    expect(all.filter(({ at }) => !at.endsWith('.id'))).toHaveLength(declared.length)
  })

  it('is read from a group of records of one declaration alone', () => {
    const names = collections.filter(({ path }) => path.includes('/')).map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })
})

describe('a column of an imported file', () => {
  const recordsOf: Readonly<Record<string, FieldMap>> = {
    people: { ...personNotes.fields, ...people.fields },
    listings: listings.fields,
    openings: openingFields,
    events: events.fields,
    donations: donations.fields,
    memberships: { ...terms.fields, ...memberships.fields },
    pictures: { ...artworks.fields, ...images.fields },
    registrations: { ...listings.fields, ...registrations.fields },
    buildings: { ...accessFactFields, ...sites.fields },
  }

  it.each(importKinds)('has the label and the limits of the field of the same name: $name', ({ name: kind, columns }) => {
    const fields = recordsOf[kind]!
    const inParts = ['map', 'richText']
    const same = columns.filter(({ name }) => fields[name] && !inParts.includes(fields[name].kind))
    expect(same.map(({ label }) => label)).toEqual(same.map(({ name }) => fields[name]!.label))
    expect(same.filter(({ name, fills }) => fills && fills.schema !== fields[name]!.schema).map(({ name }) => name)).toEqual([])
  })

  it('fills only fields that a cell can hold', () => {
    const filled = importKinds.flatMap(({ columns }) => columns.filter(({ fills }) => fills))
    const row = { line: 2, cells: ['1'] }
    const unreadable = filled.filter(column => {
      const table = { name: 'file', header: [column.name], rows: [row] } as never
      const cells = new RowCells(row, new Columns(table, { [column.name]: column.name }, true), false, {})
      const formats = { date: 'mdy', decimal: '.', list: ';' } as const
      try {
        readFields(cells, { [column.name]: column } as never, formats, 'fail')
        return false
      } catch {
        return true
      }
    })
    expect(unreadable.map(({ name }) => name)).toEqual([])
    expect(filled.flatMap(({ name, fills }) => (fills!.of && fills!.of.kind !== 'text' ? name : []))).toEqual([])
  })
})

describe('what a field needs to be told', () => {
  const forms = sourceFiles('src/ui')

  it('is declared with the field and repeated in no form', () => {
    const declared = [...collections.flatMap(({ fields }) => Object.values(fields)), ...Object.values(joiningFields)].flatMap(
      ({ help }) => help ?? [],
    )
    expect(declared).toContain('Read out to those who cannot see it.')
    expect(forms.filter(({ text }) => declared.some(help => text.includes(help))).map(({ name }) => name)).toEqual([])
  })

  it('is replaced only by forms that know more than the field', () => {
    const replacing = forms.flatMap(({ text }) => [...text.matchAll(/<FormField\b[^>]*?\bname="(\w+)"[^>]*?\shelp=/gs)].map(([, name]) => name))
    // Exceptions: the address for a sign-in link that was opened on another device, and the time of day in the time zone being entered.
    expect(new Set(replacing)).toEqual(new Set(['email', 'tz']))
  })
})
