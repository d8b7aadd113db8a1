import { useEffect, useEffectEvent, useState } from 'react'
import { mergeEdits } from '../../domain/records/merge-edits'
import type { Saved } from '../../domain/shared/change-unless-overtaken'
import { omitUndefined } from '../../domain/shared/omit-undefined'
import type { Collection, DataOf, StoredOf } from '../../domain/shared/records/collection'
import type { FieldMap, RecordOf } from '../../domain/shared/records/fields'
import { changedFields } from '../../domain/shared/records/policy'
import type { Draft } from './kept-draft'
import { type FormProblems, type FormValues, useForm } from './use-form'

/** Somebody else saved first: what stands there now, and which fields both changed. */
export interface Overtaken<C extends Collection> {
  readonly theirs: StoredOf<C>
  /** What of theirs is entered in this form. */
  readonly values: Readonly<Record<string, unknown>>
  readonly conflicts: readonly string[]
}

interface RecordFormOptions<C extends Collection, F extends FieldMap> {
  /** What is entered, by name. */
  readonly fields: F
  /** What of a record is entered here, where it is not simply its fields of these names. */
  readonly valuesOf?: (record: Partial<DataOf<C>>) => FormValues<F>
  /** The record as it is now; `undefined` for a new one. */
  readonly record: StoredOf<C> | undefined
  /** What a new one begins with. */
  readonly begin?: Partial<DataOf<C>>
  readonly check?: (values: FormValues<F>) => FormProblems<F>
  /** Makes a new record of everything entered. */
  readonly create?: (data: DataOf<C>) => Promise<unknown>
  /** Saves what was changed in a record as it was read; says when somebody else was quicker. */
  readonly change: (before: StoredOf<C>, changed: Partial<RecordOf<F>>, entered: FormValues<F>) => Promise<Saved<C>>
  readonly onSaved?: () => void
}

/** The form of one record, which never writes over what somebody else saved: fields that both changed are asked for. */
export function useRecordForm<C extends Collection, F extends FieldMap>({ fields, record, begin = {}, check, ...options }: RecordFormOptions<C, F>) {
  const { create, change, onSaved, valuesOf = from => named(Object.keys(fields), from) as FormValues<F> } = options
  const [read, setRead] = useState(record)
  const [overtaken, setOvertaken] = useState<Overtaken<C>>()
  const form = useForm<F>({ fields, initial: valuesOf(record ?? begin), check, submit: values => write(read, values), onSaved })
  const { edited, isDirty, state } = form

  const follow = (now: StoredOf<C>, kept?: FormValues<F>) => {
    setRead(now)
    form.follow(valuesOf(now), kept)
  }
  // Where nobody has entered anything, the form shows what is there now.
  const look = useEffectEvent(() => {
    if (record && read && record.rev >= read.rev && record !== read && !isDirty && (state === 'untouched' || record.rev > read.rev)) follow(record)
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/set-state-in-effect -- what the store tells is news, and nothing else
  useEffect(() => look(), [record, state])

  /** Resolves with what is stored then; `false` where somebody has to choose first. */
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

  /** What both changed is asked for; where nothing is, what they changed stands and mine is saved onto it. */
  const meet = async (theirs: StoredOf<C>, onto: StoredOf<C>, mine: Partial<RecordOf<F>>): Promise<FormValues<F> | false> => {
    const values = valuesOf(theirs)
    const { conflicts } = mergeEdits(valuesOf(onto), mine, values)
    if (conflicts.length > 0) {
      setOvertaken({ theirs, values, conflicts })
      return false
    }
    follow(theirs, mine)
    return write(theirs, { ...values, ...mine })
  }

  /** Saves after somebody chose, field by field, whose value stands. */
  const settle = async (chosen: FormValues<F>): Promise<boolean> => {
    if (!overtaken) return false
    const { theirs } = overtaken
    const mine = { ...named(edited, form.values), ...chosen }
    setOvertaken(undefined)
    follow(theirs, mine)
    return form.submit({ ...valuesOf(theirs), ...mine }, values => write(theirs, values))
  }

  /** Goes on with what was entered another time. Where the record was saved since, it stands on what the record was then, so that saving asks whose value stands. */
  const takeUp = ({ values, rev, was }: Draft) => {
    if (read && rev !== undefined && rev < read.rev) {
      setRead({ ...read, ...was, rev })
      form.follow({ ...valuesOf(read), ...was }, { ...valuesOf(read), ...values })
    } else form.set(values as FormValues<F>)
  }

  const discard = () => {
    setRead(record)
    form.follow(valuesOf(record ?? begin))
  }
  return { form, read, overtaken, settle, takeUp, discard, keepMine: () => setOvertaken(undefined) }
}

const named = (names: readonly string[], from: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(names.map(name => [name, (from as Readonly<Record<string, unknown>>)[name]]))
