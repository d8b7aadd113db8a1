import {
  arrayRemove,
  arrayUnion,
  deleteField,
  type FieldTransform,
  increment,
  serverTime,
  type Value,
  type Write,
  type WriteFields,
  type WriteValue,
} from '../../../src/ports/documents'
import { fieldNames } from '../../../src/ports/field-paths'
import type { WireFields, WireTransform, WireValue, WireWrite } from './protocol'
import { fieldsOf, pathOf, valueOf } from './wire-values'

export const nameOfWrite = (wire: WireWrite): string => (wire.operation === 'update' ? wire.update.name : wire[wire.operation])

/** Translates a write of the protocol into the port's; `undefined` for one that only verifies. */
export function writeOf(wire: WireWrite): Write | undefined {
  const path = pathOf(nameOfWrite(wire))
  const condition = wire.currentDocument
  const mustExist = condition?.conditionType === 'exists' && condition.exists
  if (wire.operation === 'verify') return undefined
  if (wire.operation === 'delete') return { op: 'delete', path, ...(mustExist && { exists: true }) }
  if (!wire.updateMask) {
    const data = withTransforms(fieldsOf(wire.update.fields), wire.updateTransforms)
    const mustBeAbsent = condition?.conditionType === 'exists' && !condition.exists
    return { op: mustBeAbsent ? 'create' : 'set', path, data }
  }
  const changes = maskedChanges(wire)
  // A write with an update-time precondition is an update too: the document existed when it was read.
  if (mustExist || condition?.conditionType === 'updateTime') return { op: 'update', path, data: Object.fromEntries(changes) }
  const data = changes.reduce<WriteFields>((built, [field, value]) => placed(built, fieldNames(field), value), {})
  return changes.length === 0 ? { op: 'set', path, data: {}, merge: true } : { op: 'set', path, data, merge: changes.map(([field]) => field) }
}

/** Each field of the mask with its new value or deletion, and each transform, placed inside the new map value that it belongs to. */
function maskedChanges({ update, updateMask, updateTransforms }: WireWrite): readonly (readonly [string, WriteValue])[] {
  const masked = updateMask!.fieldPaths.map(field => {
    const names = fieldNames(field)
    const found = at(update.fields, names)
    const within = updateTransforms.filter(({ fieldPath }) => isWithin(fieldNames(fieldPath), names))
    const value = found === undefined ? (within.length > 0 ? {} : deleteField()) : valueOf(found)
    const worked = within.reduce<WriteValue>(
      (built, transform) => placed(built as WriteFields, fieldNames(transform.fieldPath).slice(names.length), transformOf(transform)),
      value,
    )
    return { names, change: [field, worked] as const }
  })
  const apart = updateTransforms.filter(({ fieldPath }) => !masked.some(({ names }) => isWithin(fieldNames(fieldPath), names)))
  return [...masked.map(({ change }) => change), ...apart.map(transform => [transform.fieldPath, transformOf(transform)] as const)]
}

const isWithin = (names: readonly string[], above: readonly string[]) => names.length > above.length && above.every((name, i) => names[i] === name)

function withTransforms(fields: WriteFields, transforms: readonly WireTransform[]): WriteFields {
  return transforms.reduce((built, transform) => placed(built, fieldNames(transform.fieldPath), transformOf(transform)), fields)
}

function transformOf(wire: WireTransform): FieldTransform {
  switch (wire.transformType) {
    case 'setToServerValue':
      return serverTime()
    case 'increment':
      return increment(valueOf(wire.increment) as number)
    case 'appendMissingElements':
      return arrayUnion(...wire.appendMissingElements.values.map(valueOf))
    case 'removeAllFromArray':
      return arrayRemove(...wire.removeAllFromArray.values.map(valueOf))
  }
}

const own = <T>(fields: { readonly [name: string]: T }, name: string): T | undefined => (Object.hasOwn(fields, name) ? fields[name] : undefined)

function at(fields: WireFields, [name, ...rest]: readonly string[]): WireValue | undefined {
  const value = own(fields, name!)
  return rest.length === 0 ? value : value?.mapValue && at(value.mapValue.fields, rest)
}

function placed(fields: WriteFields, [name, ...rest]: readonly string[], value: WriteValue): WriteFields {
  const inner = own(fields, name!)
  const isMap = typeof inner === 'object' && inner !== null && Object.getPrototypeOf(inner) === Object.prototype
  const placedValue = rest.length === 0 ? value : placed(isMap ? (inner as WriteFields) : {}, rest, value)
  return Object.fromEntries([...Object.entries(fields).filter(([other]) => other !== name), [name!, placedValue]])
}

/** The result of a transform in the answer: the new value, or `null` for a list. */
export const transformResult = (transform: WireTransform, data: Readonly<Record<string, Value>>): Value =>
  transform.transformType === 'setToServerValue' || transform.transformType === 'increment'
    ? (fieldNames(transform.fieldPath).reduce<Value | undefined>((value, name) => own(value as Readonly<Record<string, Value>>, name), data) ?? null)
    : null
