import type { Field } from '../../../../domain/shared/records/fields'

/** A run panel's state in the address. */
export interface RunAddress {
  /** Name of the chosen run. */
  readonly kind: string | undefined
  /** Id of a started run. */
  readonly started: string | undefined
  /** Id of the run that is open. */
  readonly open: string | undefined
}

export const readRunAddress = (search: URLSearchParams): RunAddress => ({
  kind: search.get('do') ?? undefined,
  started: search.get('run') ?? undefined,
  open: search.get('open') ?? undefined,
})

type Values = Readonly<Record<string, unknown>>

/** Values of the fields in the address. An invalid value is left to the form's validation. */
export const enteredIn = (search: URLSearchParams, fields: Readonly<Record<string, Field>>): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const text = search.get(name)
      return text === null ? [] : [[name, valueIn(field, text)]]
    }),
  )

function valueIn({ kind }: Field, text: string): unknown {
  if (kind === 'number') return Number(text)
  if (kind === 'boolean') return text === 'true'
  return kind === 'list' ? text.split(',') : text
}

const inAddress: readonly Field['kind'][] = ['text', 'email', 'url', 'number', 'boolean', 'choice', 'reference', 'localDate', 'localTime', 'zone']

/** The address of a dry run of this input. Long texts, such as reasons, are left out. */
export function writeInput(kind: string, input: Values, fields: Readonly<Record<string, Field>>): URLSearchParams {
  const search = new URLSearchParams({ do: kind })
  for (const [name, field] of Object.entries(fields)) {
    const value = input[name]
    const isWritten = inAddress.includes(field.kind) || (field.kind === 'list' && inAddress.includes(field.of?.kind ?? 'json'))
    if (isWritten && value !== undefined && value !== '') search.set(name, String(value))
  }
  return search
}
