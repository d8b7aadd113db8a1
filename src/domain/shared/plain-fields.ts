import type { Collection } from './records/collection'
import type { Field } from './records/fields'

/**
 * Fields that staff fill and that hold one value, which can be shown, asked for and written in a cell as it is. What a table, a sheet or a
 * question does not treat in a way of its own, it takes from here, so that a new field is in it.
 */
export const plainFields = ({
  fields,
  immutable = [],
}: Pick<Collection, 'fields' | 'immutable'>): readonly (readonly [name: string, field: Field])[] =>
  Object.entries(fields).filter(([name, { kind }]) => (kind === 'text' || kind === 'number' || kind === 'choice') && !immutable.includes(name))
