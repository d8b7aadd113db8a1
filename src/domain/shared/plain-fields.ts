import type { Collection } from './records/collection'
import type { Field } from './records/fields'

/**
 * Fields with one value that staff fill in and that can be shown, entered and exported unchanged. Tables, exports and segments use all of
 * them, except those that they treat specially, so that a new field is included automatically.
 */
export const plainFields = ({
  fields,
  immutable = [],
}: Pick<Collection, 'fields' | 'immutable'>): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(fields).filter(([name, { kind }]) => (kind === 'text' || kind === 'number' || kind === 'choice') && !immutable.includes(name))
