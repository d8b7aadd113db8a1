import { useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { mergeEdits } from '../../../domain/operations/merge-edits'
import { RecordDesk } from '../../../domain/operations/record-desk'
import type { Collection, DataOf, StoredOf } from '../../../domain/shared/collection'
import { changedFields } from '../../../domain/shared/policy'
import type { Params } from '../../../domain/shared/records'
import { useService } from '../../app-services/app'
import { useUnsavedInput } from '../../routing/unsaved-input'
import { fieldProblem } from './field-problem'
import type { FormField } from './form-fields'
import type { Draft } from './kept-draft'

type Values = Record<string, unknown>

/** Where a form stands with the store. */
export type FormState = 'untouched' | 'entered' | 'saving' | 'saved' | 'failed'

/** Somebody else saved first: what they changed, and what both did. */
export interface Overtaken<C extends Collection> {
  readonly theirs: StoredOf<C>
  /** Names of the fields that both changed. */
  readonly conflicts: readonly string[]
}

interface RecordFormOptions<C extends Collection> {
  readonly of: C
  readonly fields: readonly FormField[]
  /** The record as it is now; `undefined` for a new one. */
  readonly record: StoredOf<C> | undefined
  /** What a new one begins with. */
  readonly begin: Partial<DataOf<C>>
  readonly params?: Params | undefined
  /** The id a new record gets, where it is not any. */
  readonly id?: string | undefined
}

/** The form of one record: what was entered, whether it fits, and saving it without overwriting what somebody else saved. */
export function useRecordForm<C extends Collection>({ of, fields, record, begin, params = {}, id }: RecordFormOptions<C>) {
  const desk = useService(RecordDesk)
  const [read, setRead] = useState(record)
  const [state, setState] = useState<FormState>('untouched')
  const [error, setError] = useState<unknown>()
  const [overtaken, setOvertaken] = useState<Overtaken<C>>()
  const isSaving = useRef(false)
  const valuesOf = (from: object): Values => Object.fromEntries(fields.map(({ name }) => [name, (from as Values)[name]]))
  const form = useForm<Values>({
    initialValues: valuesOf(record ?? begin),
    validate: values =>
      Object.fromEntries(
        fields.flatMap(({ name, field }) => [[name, fieldProblem(field, values[name])]]).filter(([, problem]) => problem !== undefined),
      ),
    onValuesChange: () => setState(before => (before === 'saving' ? before : 'entered')),
  })
  const before = valuesOf(read ?? begin)
  const edited = changedFields(before as never, form.values as never)
  const isDirty = edited.length > 0
  useUnsavedInput(isDirty)

  /** Begins anew from a record as it was just read. */
  const follow = (now: StoredOf<C>, keep: Values = {}) => {
    setRead(now)
    form.setValues({ ...valuesOf(now), ...keep })
    if (Object.keys(keep).length === 0) setState('untouched')
  }
  // Where nobody has entered anything, the form shows what is there now.
  const look = useEffectEvent(() => {
    if (record && read && record.rev > read.rev && !isDirty && state !== 'saving') follow(record)
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/set-state-in-effect -- what the store tells is news, and nothing else
  useEffect(() => look(), [record, state])

  const write = async (onto: StoredOf<C> | undefined, values: Values): Promise<string | undefined> => {
    if (!onto) {
      const made = Object.fromEntries(Object.entries({ ...begin, ...values }).filter(([, value]) => value !== undefined))
      return desk.create(of, made as DataOf<C>, { params, ...(id !== undefined && { id }) })
    }
    const names = changedFields(valuesOf(onto) as never, values as never)
    if (names.length === 0) return onto.id
    const saved = await desk.change(of, onto, Object.fromEntries(names.map(name => [name, values[name]])) as Partial<DataOf<C>>, params)
    if (saved.outcome === 'overtaken') return saved.theirs && meet(saved.theirs, onto, values)
    setRead({ ...onto, ...values, rev: onto.rev + 1 })
    return onto.id
  }

  /** What both changed is asked for; where nothing is, what they changed stands and mine is saved onto it. */
  const meet = async (theirs: StoredOf<C>, onto: StoredOf<C>, values: Values): Promise<string | undefined> => {
    const mine = Object.fromEntries(changedFields(valuesOf(onto) as never, values as never).map(name => [name, values[name]]))
    const { conflicts } = mergeEdits(onto, mine, theirs)
    if (conflicts.length > 0) {
      setOvertaken({ theirs, conflicts })
      return undefined
    }
    follow(theirs, mine)
    return write(theirs, { ...valuesOf(theirs), ...mine })
  }

  /**
   * Resolves with the record's id once it is saved; `undefined` where something has to be put right first, or there is nothing to save. Keys are
   * quicker than buttons: what is on its way is not sent twice.
   */
  const save = async (onto = read, values: Values = form.values): Promise<string | undefined> => {
    if (isSaving.current || (onto && !isDirty) || form.validate().hasErrors) return undefined
    isSaving.current = true
    setState('saving')
    setError(undefined)
    try {
      const saved = await write(onto, values)
      setState(saved === undefined ? 'entered' : 'saved')
      return saved
    } catch (failure) {
      setError(failure)
      setState('failed')
      return undefined
    } finally {
      isSaving.current = false
    }
  }

  /** Saves after somebody chose, field by field, whose value stands. */
  const settle = async (chosen: Values): Promise<string | undefined> => {
    if (!overtaken) return undefined
    const mine = Object.fromEntries(edited.map(name => [name, form.values[name]]))
    const values = { ...valuesOf(overtaken.theirs), ...mine, ...chosen }
    setOvertaken(undefined)
    follow(overtaken.theirs, { ...mine, ...chosen })
    return save(overtaken.theirs, values)
  }

  /** Goes on with what was entered another time. Where the record was saved since, it stands on what the record was then, so that saving asks whose value stands. */
  const takeUp = ({ values, rev, was }: Draft) => {
    if (read && rev !== undefined && rev < read.rev) setRead({ ...read, ...was, rev })
    form.setValues(values)
  }

  const discard = () => {
    form.setValues(valuesOf(record ?? begin))
    form.clearErrors()
    setRead(record)
    setState('untouched')
  }
  // What was typed while it was on its way is not saved yet.
  const stands = state === 'saved' && isDirty ? 'entered' : state
  return { form, state: stands, error, isDirty, edited, read, overtaken, save, settle, takeUp, discard, keepMine: () => setOvertaken(undefined) }
}
