import { type Doc, documentId, type Value } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import { fieldNames, fieldPath } from '../../../ports/field-paths'
import { documentPath } from '../documents/paths'
import type { Stored } from '../documents/stored-document'
import { compareNames, compareText, compareValues } from './compare-values'
import { fieldReader } from './field-reader'

/** A field of a query: a field of the documents' data, or the documents' name. */
export interface Field {
  /** The path as `fieldPath` spells it: equal for equal fields. */
  readonly key: string
  readonly names: readonly string[]
  readonly isName: boolean
  read(doc: Doc): Value | undefined
}

/** A field by which documents are compared. */
export interface Order {
  readonly field: Field
  /** 1 ascending, -1 descending. */
  readonly sign: 1 | -1
}

const nameField: Field = { key: documentId, names: [documentId], isName: true, read: stored => stored.id }
const groupNameField: Field = { ...nameField, read: stored => stored.path }

/** Cache of parsed fields. It is cleared when full, because a program may use any number of field names. */
const maxCached = 4096
const known = new Map<string, Field>()

function dataField(path: string): Field {
  const field = known.get(path)
  if (field) return field
  const names = fieldNames(path)
  const read = fieldReader(names)
  const made: Field = { key: fieldPath(...names), names, isName: false, read: stored => read(stored.data) }
  if (known.size === maxCached) known.clear()
  known.set(path, made)
  return made
}

/** The fields of one query; in a group a document's name is its whole path. */
export class Fieldset {
  readonly name: Field

  constructor(private readonly isGroup: boolean) {
    this.name = isGroup ? groupNameField : nameField
  }

  at(path: string): Field {
    return path === documentId ? this.name : dataField(path)
  }

  /** Throws `invalid-argument` unless the value that is compared with a name is a valid name. */
  checkName(name: Value): asserts name is string {
    if (typeof name !== 'string' || name === '') throw invalid(`${documentId} is compared with the name of a document`)
    if (this.isGroup) documentPath(name)
    else if (name.includes('/')) throw invalid(`'${name}' is not the id of a document`)
  }
}

export const compareAt = (field: Field, a: Value, b: Value): number => (field.isName ? compareNames(a as string, b as string) : compareValues(a, b))

/** Compares documents that have all ordered fields. One order is by name, so no two documents are equal. */
export function documentOrder(orders: readonly Order[]): (a: Stored, b: Stored) => number {
  return (a, b) => {
    for (const { field, sign } of orders) {
      const order = compareAt(field, field.read(a)!, field.read(b)!)
      if (order !== 0) return order * sign
    }
    return 0
  }
}

/** Compares fields by the names on their paths. */
export function compareFields(a: Field, b: Field): number {
  for (let i = 0; i < a.names.length && i < b.names.length; i++) {
    const order = compareText(a.names[i]!, b.names[i]!)
    if (order !== 0) return order
  }
  return a.names.length - b.names.length
}

const invalid = (why: string) => new PortError('documents', 'invalid-argument', why)
