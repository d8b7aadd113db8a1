import type { Aggregate, Aggregates } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import { fieldNames } from '../../../ports/field-paths'
import type { Stored } from '../documents/stored-document'
import { fieldReader } from './field-reader'

const maxAggregates = 5

/** The fields that a document must hold to be counted. */
export function aggregatedFields(aggregates: Aggregates): readonly string[] {
  const all = Object.values(aggregates)
  if (all.length === 0 || all.length > maxAggregates) throw new PortError('documents', 'invalid-argument', `1 to ${maxAggregates} aggregates`)
  return all.flatMap(aggregate => (aggregate.kind === 'count' ? [] : [aggregate.field]))
}

export const aggregated = (aggregates: Aggregates, documents: readonly Stored[]): Record<string, number | null> =>
  Object.fromEntries(Object.entries(aggregates).map(([name, aggregate]) => [name, one(aggregate, documents)]))

function one(aggregate: Aggregate, documents: readonly Stored[]): number | null {
  if (aggregate.kind === 'count') return documents.length
  const read = fieldReader(fieldNames(aggregate.field))
  const numbers = documents.map(({ data }) => read(data)).filter(value => typeof value === 'number')
  const total = numbers.reduce((sum, number) => sum + number, 0)
  if (aggregate.kind === 'sum') return total
  return numbers.length === 0 ? null : total / numbers.length
}
