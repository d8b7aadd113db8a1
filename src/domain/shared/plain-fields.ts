import type { Collection } from './records/collection'
import type { Field } from './records/fields'

/**
 * Fields that staff fill and that hold one value, which can be shown, entered and written in a cell unchanged. Tables, exports and
 * segments take all of them that they do not treat specially, so that a new field is included.
 */
export const plainFields = ({
  fields,
  immutable = [],
}: Pick<Collection, 'fields' | 'immutable'>): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(fields).filter(([name, { kind }]) => (kind === 'text' || kind === 'number' || kind === 'choice') && !immutable.includes(name))
