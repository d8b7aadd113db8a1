import { isPlain } from '../../../ports/check-storable'
import { type Fields, FieldTransform, type Value, type Write, type WriteFields } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import { fieldNames, fieldPath } from '../../../ports/field-paths'
import { isMap } from '../queries/compare-values'
import { valueAt } from '../queries/field-reader'
import { copyIn } from './copy-values'
import { checkFieldName } from './document-limits'
import { documentPath } from './paths'

/** The names on the path to a field and the value to write; `undefined` deletes the field. */
export interface FieldWrite<V> {
  readonly names: readonly string[]
  readonly value: V
}

/** A write, checked and copied when it was passed in, because the caller may change its data while the commit waits. */
export interface CapturedWrite {
  readonly op: Write['op']
  readonly path: string
  readonly collection: string
  readonly id: string
  /** Whether the document must be absent or present before the write; `undefined` accepts both. */
  readonly requires?: 'absent' | 'present'
  /** The whole document. Without it, `fields` are written into the existing document. */
  readonly whole?: Fields
  readonly fields: readonly FieldWrite<Value | undefined>[]
  /** Applied at commit, after the fields. */
  readonly transforms: readonly FieldWrite<FieldTransform>[]
}

/** Limit of transforms for one document in one commit. */
const maxTransforms = 500

export function captured(write: Write): CapturedWrite {
  const at = { op: write.op, path: write.path, ...documentPath(write.path) }
  if (write.op === 'delete') return { ...at, ...(write.exists && { requires: 'present' }), fields: [], transforms: [] }
  const transforms: FieldWrite<FieldTransform>[] = []
  const capture = new Capture(write.path, transforms)
  if (write.op === 'update') return { ...at, requires: 'present', fields: capture.updated(write.data), transforms }
  const whole = capture.map(write.data, [])
  if (write.op === 'create') return { ...at, requires: 'absent', whole: capture.withoutDeletions(whole), fields: [], transforms }
  if (write.merge === undefined) return { ...at, whole: capture.withoutDeletions(whole), fields: [], transforms }
  return { ...at, ...capture.merged(whole, write.merge) }
}

/** Copies the data that is written to one document and separates its transforms. */
class Capture {
  constructor(
    private readonly path: string,
    private readonly transforms: FieldWrite<FieldTransform>[],
  ) {}

  /** Copies a map without its transforms. */
  map(fields: WriteFields, names: readonly string[]): Fields {
    const copy: Record<string, Value> = {}
    for (const name of Object.keys(fields)) {
      checkFieldName(name, this.path)
      const value = fields[name]!
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') copy[name] = value
      else {
        const kept = this.value(value, [...names, name])
        if (kept !== undefined) copy[name] = kept
      }
    }
    return copy
  }

  /** Keys are dotted paths; no path may be inside another. */
  updated(data: WriteFields): readonly FieldWrite<Value | undefined>[] {
    const fields: FieldWrite<Value | undefined>[] = []
    const taken = new Set<string>()
    for (const field of Object.keys(data)) {
      const names = fieldNames(field)
      for (const name of names) checkFieldName(name, this.path)
      const spelled = fieldPath(...names)
      if (taken.has(spelled)) throw this.refused(`${field} is named twice`)
      taken.add(spelled)
      const value = data[field]!
      if (isTransform(value, 'delete-field')) fields.push({ names, value: undefined })
      else {
        const before = this.transforms.length
        const kept = this.value(value, names)
        for (const { value: transform, names: at } of this.transforms.slice(before))
          if (transform.kind === 'delete-field') throw this.refused(`${fieldPath(...at)} can be deleted only at the top of an update`)
        if (kept !== undefined) fields.push({ names, value: kept })
      }
    }
    for (const field of Object.keys(data)) {
      const names = fieldNames(field)
      for (let i = 1; i < names.length; i++)
        if (taken.has(fieldPath(...names.slice(0, i)))) throw this.refused(`${field} and a field that contains it are both named`)
    }
    return fields
  }

  /** The parts of a whole document that a merge writes: its leaves, or the fields of a mask. */
  merged(whole: Fields, merge: true | readonly string[]): Pick<CapturedWrite, 'fields' | 'transforms'> {
    const deletions = this.transforms.filter(({ value }) => value.kind === 'delete-field')
    const others = this.transforms.filter(({ value }) => value.kind !== 'delete-field')
    const holdsTransform = (names: readonly string[]) => this.transforms.some(transform => isWithin(transform.names, names))
    if (merge === true) {
      // A map that contains only transforms is not a leaf: only its transforms are written.
      const written = leaves(whole, []).filter(({ names, value }) => !isEmptyMap(value) || !holdsTransform(names))
      return { fields: [...written, ...deletions.map(({ names }) => ({ names, value: undefined }))], transforms: others }
    }
    const mask = merge.map(fieldNames)
    const isIn = (names: readonly string[]) => mask.some(outer => isWithin(names, outer))
    const fields = mask.map(names => {
      const value = valueAt(whole, names)
      if (value === undefined && !holdsTransform(names)) throw this.refused(`${fieldPath(...names)} is in the merge list but has no value`)
      return { names, value }
    })
    const isTransformed = (names: readonly string[]) =>
      others.some(transform => isWithin(transform.names, names) && transform.names.length === names.length)
    return { fields: fields.filter(({ names }) => !isTransformed(names)), transforms: others.filter(({ names }) => isIn(names)) }
  }

  withoutDeletions(whole: Fields): Fields {
    const deletion = this.transforms.find(({ value }) => value.kind === 'delete-field')
    if (deletion) throw this.refused(`${fieldPath(...deletion.names)} cannot be deleted from a whole document`)
    return whole
  }

  private value(value: WriteFields[string], names: readonly string[]): Value | undefined {
    if (value instanceof FieldTransform) {
      this.transforms.push({ names, value: this.transform(value, names) })
      if (this.transforms.length > maxTransforms) throw this.refused(`at most ${maxTransforms} transforms`)
      return undefined
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date) && isPlain(value))
      return this.map(value as WriteFields, names)
    return copyIn(value, `${this.path}.${fieldPath(...names)}`)
  }

  private transform({ kind, operand }: FieldTransform, names: readonly string[]): FieldTransform {
    if (kind === 'increment' && typeof operand !== 'number') throw this.refused(`${fieldPath(...names)} can only be incremented by a number`)
    return new FieldTransform(kind, copyIn(operand, `${this.path}.${fieldPath(...names)}`))
  }

  private refused(why: string): PortError {
    return new PortError('documents', 'invalid-argument', `${this.path}: ${why}`)
  }
}

const isTransform = (value: unknown, kind: FieldTransform['kind']) => value instanceof FieldTransform && value.kind === kind

const isWithin = (names: readonly string[], outer: readonly string[]) => outer.every((name, i) => names[i] === name)

const isEmptyMap = (value: Value) => isMap(value) && Object.keys(value).length === 0

/** The values of a map and of its nested maps; an empty map is a value. */
function leaves(map: Fields, outer: readonly string[]): readonly FieldWrite<Value>[] {
  return Object.entries(map).flatMap(([name, value]) => {
    const names = [...outer, name]
    return isMap(value) && !isEmptyMap(value) ? leaves(value, names) : [{ names, value }]
  })
}
