import { clientWrites } from '../shared/records/client-writes'
import { type Collection, type DataOf, type StoredOf, statesOf } from '../shared/records/collection'

/** The fields of a copy of a record: those that a client may fill, in the initial state, without what callables set in the original. */
export function duplicatedRecord<C extends Collection>(of: C, record: StoredOf<C>): Partial<DataOf<C>> {
  const { created } = clientWrites(of)
  const given = new Set(['status', ...Object.keys(of.fields).filter(name => (of.immutable ?? []).includes(name) && of.fields[name]?.optional)])
  const copied = Object.entries(record)
    .filter(([name, value]) => value !== undefined && created.includes(name) && !given.has(name))
    // A list that only callables write starts empty.
    .map(([name, value]) => [name, of.fields[name]?.byCallable && Array.isArray(value) ? [] : value] as const)
  const first = of.initialStates?.[0] ?? (of.states && statesOf(of.states)[0])
  return Object.fromEntries([...copied, ...(first === undefined ? [] : [['status', first]])]) as Partial<DataOf<C>>
}
