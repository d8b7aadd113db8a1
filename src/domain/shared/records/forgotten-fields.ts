import type { Collection, DataOf } from './collection'
import type { Field } from './fields'
import { privacyOf } from './privacy-of-field'
import { type RetentionPeriod, retentionEnds } from './retention-period'

/** The creation time, from which retention periods are counted. */
interface Made {
  readonly createdAt: Date
}

/**
 * The changes to a record that is kept when its person is forgotten: every field that is not impersonal, or that declares its later value. A
 * value under statutory retention is included once `over` says that its period has ended.
 */
export const forgottenFields = <C extends Collection>(of: C, over: (period: RetentionPeriod) => boolean = () => false): Partial<DataOf<C>> =>
  Object.fromEntries(
    Object.entries(of.fields).flatMap(([name, field]) => {
      const { whenForgotten = privacyOf(of, name) === 'impersonal' ? undefined : 'emptied' } = field
      if (!whenForgotten) return []
      if (typeof whenForgotten === 'object' && 'becomes' in whenForgotten) return [[name, whenForgotten.becomes]]
      if (typeof whenForgotten === 'object' && !over(whenForgotten.keptByLaw)) return []
      return [[name, emptied(`${of.path}.${name}`, field)]]
    }),
  ) as Partial<DataOf<C>>

/** The fields under statutory retention. */
export const retainedFields = (of: Pick<Collection, 'fields'>): readonly (readonly [name: string, period: RetentionPeriod])[] =>
  Object.entries(of.fields).flatMap(([name, { whenForgotten }]) =>
    typeof whenForgotten === 'object' && 'keptByLaw' in whenForgotten ? [[name, whenForgotten.keptByLaw] as const] : [],
  )

/** When the next retention period of this record ends; absent if no retained field has a value. */
export function nextEnd(of: Collection, record: Made, now: Date): Date | undefined {
  const values = record as unknown as Readonly<Record<string, unknown>>
  const ends = retainedFields(of).flatMap(([name, period]) => (isEmpty(values[name]) ? [] : [retentionEnds(period, record.createdAt)]))
  return ends.filter(end => end > now).sort((a, b) => a.getTime() - b.getTime())[0]
}

export const isEmpty = (value: unknown): boolean => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function emptied(name: string, { optional, kind }: Field): unknown {
  if (optional) return undefined
  if (kind === 'list') return []
  if (kind === 'text' || kind === 'longText') return ''
  throw new Error(`${name} cannot be empty: declare what it becomes when its person is forgotten`)
}
