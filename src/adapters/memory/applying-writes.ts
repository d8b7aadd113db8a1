import { type Fields, FieldTransform, type Value, type Write, type WriteFields } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import { checkName, checkSize, copyIn } from './copying'
import { documentPath } from './paths'
import { equalValues, isMap, valueAt } from './values'

/** A checked copy of a write, taken when it is handed in: the caller may change her data while the commit waits its turn. */
export function captured(write: Write): Write {
  documentPath(write.path)
  if (write.op === 'delete') return write
  const fields = Object.keys(write.data)
  const data: Record<string, Value | FieldTransform> = {}
  for (const field of fields) {
    for (const name of write.op === 'update' ? field.split('.') : [field]) checkName(name, write.path)
    if (write.op === 'update' && fields.some(other => other.startsWith(`${field}.`)))
      throw invalid(`${write.path}: ${field} is named together with a part of it`)
    const value = write.data[field]
    data[field] = value instanceof FieldTransform ? capturedTransform(value, write, field) : copyIn(value, `${write.path}.${field}`)
  }
  return { ...write, data }
}

function capturedTransform({ kind, operand }: FieldTransform, write: Write, field: string): FieldTransform {
  if (kind === 'delete-field' && write.op !== 'update') throw invalid(`${write.path}: ${field} cannot be deleted from a whole document`)
  if (kind === 'increment' && typeof operand !== 'number') throw invalid(`${write.path}: ${field} can be incremented by a number only`)
  return new FieldTransform(kind, copyIn(operand, `${write.path}.${field}`))
}

/**
 * What a captured write makes of a document, with `now` as the server's time. Whether the document had to exist is not asked
 * here; an update of a missing document is worked out as of an empty one.
 */
export function applied(write: Write, before: Fields | undefined, now: Date): Fields | undefined {
  if (write.op === 'delete') return undefined
  const after = write.op === 'update' ? updated(write.data, before ?? {}, now) : replaced(write.data, now)
  checkSize(after, write.path)
  return after
}

/** `create` and `set`: keys are literal, transforms start from nothing. */
function replaced(data: WriteFields, now: Date): Fields {
  const after: Record<string, Value> = {}
  for (const name of Object.keys(data)) {
    const value = outcome(data[name]!, undefined, now)
    if (value !== undefined) after[name] = value
  }
  return after
}

/** `update`: keys are dotted paths; what stands in the way of a path is replaced by a map. */
function updated(data: WriteFields, before: Fields, now: Date): Fields {
  let after = before
  for (const field of Object.keys(data)) {
    const steps = field.split('.')
    after = withValue(after, steps, outcome(data[field]!, valueAt(before, steps), now))
  }
  return after
}

/** The fields with a value put or, where it is `undefined`, taken away at a path; nothing is changed in place. */
function withValue(fields: Fields, steps: readonly string[], value: Value | undefined): Fields {
  const [name, ...rest] = steps as [string, ...string[]]
  if (rest.length > 0) {
    const inner = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!isMap(inner) && value === undefined) return fields
    return { ...fields, [name]: withValue(isMap(inner) ? inner : {}, rest, value) }
  }
  if (value !== undefined) return { ...fields, [name]: value }
  const { [name]: _taken, ...others } = fields
  return others
}

/** A field after its write; `undefined` takes it away. */
function outcome(written: Value | FieldTransform, before: Value | undefined, now: Date): Value | undefined {
  if (!(written instanceof FieldTransform)) return written
  const { kind, operand } = written
  const list = Array.isArray(before) ? (before as readonly Value[]) : []
  switch (kind) {
    case 'server-time':
      return new Date(now)
    case 'increment':
      return typeof before === 'number' ? before + (operand as number) : operand
    case 'array-union':
      return union(list, operand as readonly Value[])
    case 'array-remove':
      return list.filter(item => !(operand as readonly Value[]).some(removed => equalValues(item, removed)))
    case 'delete-field':
      return undefined
  }
}

function union(list: readonly Value[], more: readonly Value[]): readonly Value[] {
  const all = [...list]
  for (const item of more) if (!all.some(other => equalValues(item, other))) all.push(item)
  return all
}

const invalid = (why: string) => new PortError('documents', 'invalid-argument', why)
