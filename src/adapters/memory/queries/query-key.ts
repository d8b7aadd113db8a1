import { spelled } from './compare-values'
import type { NormalizedQuery } from './normalized-query'
import type { Bound } from './query-bounds'

/** Equal texts for equivalent queries only. */
export function queryKey({ collection, isGroup, branches, orders, start, end, most, fromEnd }: NormalizedQuery): string {
  let key = `${isGroup ? '*/' : ''}${collection}\n${fromEnd ? -most : most}\n${boundKey(start)}\n${boundKey(end)}`
  for (const { field, sign } of orders) key += `\n${sign < 0 ? '-' : '+'}${field.key}`
  for (const branch of branches) {
    key += '\n'
    for (const { field, op, operand } of branch) key += `\n${field.key} ${op} ${spelled(operand)}`
  }
  return key
}

const boundKey = (bound: Bound | undefined) => (bound ? `${bound.isAfter ? '>' : '<'}${spelled(bound.values)}` : '')
