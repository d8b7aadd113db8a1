import type { Collection, DataOf } from './collection'
import type { Field } from './fields'
import { privacyOf } from './privacy'

/**
 * The new values of a record that is kept when its person is forgotten: of every field that is not impersonal, or that declares what it
 * becomes.
 */
export const forgottenFields = <C extends Collection>(of: C): Partial<DataOf<C>> =>
  Object.fromEntries(
    Object.entries(of.fields).flatMap(([name, field]) => {
      const { whenForgotten = privacyOf(of, name) === 'impersonal' ? undefined : 'emptied' } = field
      if (!whenForgotten) return []
      return [[name, whenForgotten === 'emptied' ? emptied(`${of.path}.${name}`, field) : whenForgotten.becomes]]
    }),
  ) as Partial<DataOf<C>>

function emptied(name: string, { optional, kind }: Field): unknown {
  if (optional) return undefined
  if (kind === 'list') return []
  if (kind === 'text' || kind === 'longText') return ''
  throw new Error(`${name} cannot be empty: declare what it becomes when its person is forgotten`)
}
