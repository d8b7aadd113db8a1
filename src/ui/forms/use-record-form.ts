import { useEffect, useEffectEvent, useState } from 'react'
import { mergeEdits } from '../../domain/records/merge-edits'
import type { Saved } from '../../domain/shared/change-unless-conflict'
import { omitUndefined } from '../../domain/shared/omit-undefined'
import type { Collection, DataOf, StoredOf } from '../../domain/shared/records/collection'
import type { FieldMap, RecordOf } from '../../domain/shared/records/fields'
import { changedFields } from '../../domain/shared/records/policy'
import type { Draft } from './browser-draft'
import type { Overtaken } from './follow-stored'
import { type FormModel, type FormProblems, type FormValues, useForm } from './use-form'

interface RecordFormOptions<C extends Collection, F extends FieldMap> {
  /** Fields of the form, by name. */
  readonly fields: F
  /** Maps a record to the form's values, if they are not its fields with the same names. */
  readonly valuesOf?: (record: Partial<DataOf<C>>) => FormValues<F>
  /** The current record; `undefined` for a new one. */
  readonly record: StoredOf<C> | undefined
  /** Initial values of a new record. */
  readonly begin?: Partial<DataOf<C>>
  readonly check?: (values: FormValues<F>) => FormProblems<F>
  /** Creates a record from the input. */
  readonly create?: (data: DataOf<C>) => Promise<unknown>
  /** Saves the changes to a record as it was read; reports if somebody else saved first. */
  readonly change: (before: StoredOf<C>, changed: Partial<RecordOf<F>>, entered: FormValues<F>) => Promise<Saved<C>>
  readonly onSaved?: () => void
  readonly draft?: string | undefined
}

/** The form of one record. What somebody else saved is overwritten by nobody who has not read it: a field that both people changed is told first. */
export function useRecordForm<C extends Collection, F extends FieldMap>({ fields, record, begin = {}, check, ...options }: RecordFormOptions<C, F>) {
  const { create, change, onSaved, draft, valuesOf = from => named(Object.keys(fields), from) as FormValues<F> } = options
  const [read, setRead] = useState(record)
  const model = useForm<F>({
    fields,
    initial: valuesOf(record ?? begin),
    saved: read,
    check,
    submit: values => write(read, values),
    onSaved,
    draft,
  })
  const { isDirty, state } = model

  const follow = (now: StoredOf<C>, kept?: FormValues<F>, overtaken?: readonly Overtaken[]) => {
    setRead(now)
    model.follow(valuesOf(now), kept, overtaken)
  }
  // Without unsaved input, the form shows the current record.
  const look = useEffectEvent(() => {
    if (record && read && record.rev >= read.rev && record !== read && !isDirty && (state === 'untouched' || record.rev > read.rev)) follow(record)
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/set-state-in-effect -- what the store tells is news, and nothing else
  useEffect(() => look(), [record, state])

  /** Resolves with the stored values, or `false` if nothing is saved because both people changed a field. */
  const write = async (onto: StoredOf<C> | undefined, values: FormValues<F>): Promise<FormValues<F> | false> => {
    if (!onto) {
      await create?.(omitUndefined<object>({ ...begin, ...values }) as DataOf<C>)
      return values
    }
    const changed = named(changedFields(valuesOf(onto), values), values) as Partial<RecordOf<F>>
    if (Object.keys(changed).length === 0) return values
    const saved = await change(onto, changed, values)
    if (saved.outcome === 'overtaken') return saved.theirs ? meet(saved.theirs, onto, changed) : false
    setRead({ ...onto, ...named(Object.keys(onto), { ...onto, ...values }), rev: saved.rev })
    return values
  }

  /** The user's changes are kept on the other person's version, and saved onto it unless both changed the same fields. */
  const meet = async (theirs: StoredOf<C>, onto: StoredOf<C>, mine: Partial<RecordOf<F>>): Promise<FormValues<F> | false> => {
    const values = valuesOf(theirs)
    const { conflicts } = mergeEdits(valuesOf(onto), mine, values)
    follow(
      theirs,
      mine,
      conflicts.map(name => ({ name, theirs: (values as Readonly<Record<string, unknown>>)[name] })),
    )
    return conflicts.length === 0 && write(theirs, { ...values, ...mine })
  }

  /** Restores a draft. If the record was saved since, the form is based on the earlier revision, so that saving detects the conflict. */
  const restore = ({ values, rev, was }: Draft) => {
    if (read && rev !== undefined && rev < read.rev) {
      setRead({ ...read, ...was, rev })
      model.follow({ ...valuesOf(read), ...was }, { ...valuesOf(read), ...values })
    } else model.set(values as FormValues<F>)
  }

  const discard = () => {
    setRead(record)
    model.follow(valuesOf(record ?? begin))
  }
  const form: FormModel<F> = { ...model, draft: model.draft && { ...model.draft, on: read, restore } }
  return { form, discard }
}

const named = (names: readonly string[], from: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(names.map(name => [name, (from as Readonly<Record<string, unknown>>)[name]]))
