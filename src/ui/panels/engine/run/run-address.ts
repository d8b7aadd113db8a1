import type { Field } from '../../../../domain/shared/records/fields'

/** What a run panel keeps in the address. */
export interface RunAddress {
  /** Name of the run that is chosen. */
  readonly kind: string | undefined
  /** Id of a run that was started. */
  readonly started: string | undefined
  /** Id of a run that is looked at. */
  readonly open: string | undefined
}

export const readRunAddress = (search: URLSearchParams): RunAddress => ({
  kind: search.get('do') ?? undefined,
  started: search.get('run') ?? undefined,
  open: search.get('open') ?? undefined,
})

type Values = Readonly<Record<string, unknown>>

/** What of the fields the address says. A value that does not fit is left for the form to refuse. */
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
