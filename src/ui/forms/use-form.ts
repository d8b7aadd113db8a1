import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldMap, RecordOf } from '../../domain/shared/records/fields'
import { changedFields } from '../../domain/shared/records/policy'
import { useUnsavedInput } from '../routing/unsaved-input'
import { fieldProblem } from './field-problem'

/** What is entered, by field; `undefined` where nothing is. */
export type FormValues<F extends FieldMap> = { readonly [K in keyof RecordOf<F>]?: RecordOf<F>[K] | undefined }
/** What has to be put right, by field, as sentences. */
export type FormProblems<F extends FieldMap> = { readonly [K in keyof F]?: string | undefined }
export type SubmitState = 'untouched' | 'entered' | 'saving' | 'saved' | 'failed'

interface FormOptions<F extends FieldMap> {
  /** The fields in their order, from the declaration of a record or of a callable's input; or which of them are asked, by what is entered. */
  readonly fields: F | ((entered: FormValues<F>) => FieldMap)
  /** What is stored; what is entered differs from it. */
  readonly initial: FormValues<F>
  /** What no field can tell by itself. */
  readonly check?: ((values: FormValues<F>) => FormProblems<F>) | undefined
  /**
   * Sends what was entered, once it fits. Resolves with `false` where somebody has to choose first and nothing is saved; with what is stored now,
   * where that is more than what was entered.
   */
  readonly submit: (values: RecordOf<F>) => Promise<FormValues<F> | boolean | void>
  /** Once it is saved, and nothing of it waits any more: the place for taking the form away. */
  readonly onSaved?: (() => void) | undefined
  /** Whether it begins anew once it is saved, for the next. */
  readonly resets?: boolean
  /** Whether leaving asks first while something is not saved. Not where nothing is lost by leaving, such as signing in. */
  readonly guards?: boolean
}

/** A form's state, without the form. */
export interface FormModel<F extends FieldMap> {
  readonly fields: F
  readonly values: FormValues<F>
  /** Names of the fields that differ from what is stored. */
  readonly edited: readonly string[]
  readonly isDirty: boolean
  readonly state: SubmitState
  /** Why the last try failed. */
  readonly error: unknown
  /** Shown once it was tried. */
  readonly problems: FormProblems<F>
  /** How often it was refused because of problems: the summary takes the focus each time. */
  readonly refusals: number
  readonly set: (part: FormValues<F>) => void
  /** Begins anew from what is stored now, with `kept` entered over it. */
  readonly follow: (stored: FormValues<F>, kept?: FormValues<F>) => void
  /** Resolves with whether it is saved. What is on its way is not sent twice. */
  readonly submit: (values?: FormValues<F>, send?: FormOptions<F>['submit']) => Promise<boolean>
}

/** What is entered into the declared fields of a form: whether it fits, and sending it. Leaving asks first while something is not saved. */
export function useForm<F extends FieldMap>({
  fields: declared,
  initial,
  check,
  submit: sendAll,
  onSaved,
  resets = false,
  guards = true,
}: FormOptions<F>): FormModel<F> {
  const [stored, setStored] = useState(initial)
  const [values, setValues] = useState(initial)
  const [state, setState] = useState<SubmitState>('untouched')
  const [error, setError] = useState<unknown>()
  const [isTried, setTried] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const isSaving = useRef(false)
  const edited = changedFields(stored, values)
  const isDirty = edited.length > 0
  useUnsavedInput(guards && isDirty)

  const fieldsOf = (entered: FormValues<F>) => (typeof declared === 'function' ? (declared(entered) as F) : declared)
  const problemsIn = (entered: FormValues<F>): FormProblems<F> => {
    const each = Object.entries(fieldsOf(entered)).map(([name, field]) => [name, fieldProblem(field, (entered as Values)[name])] as const)
    const found = [...each, ...Object.entries(check?.(entered) ?? {})].filter(([, problem]) => problem !== undefined)
    return Object.fromEntries(found) as FormProblems<F>
  }
  const submit: FormModel<F>['submit'] = async (entered = values, send = sendAll) => {
    if (isSaving.current) return false
    setTried(true)
    if (Object.keys(problemsIn(entered)).length > 0) {
      setRefusals(before => before + 1)
      return false
    }
    isSaving.current = true
    setState('saving')
    setError(undefined)
    try {
      // Every field was just checked against its declaration.
      const answer = await send(entered as RecordOf<F>)
      const isSaved = answer !== false
      if (isSaved) {
        setStored(resets ? initial : typeof answer === 'object' ? answer : entered)
        if (resets) setValues(initial)
        setTried(false)
      }
      setState(isSaved ? 'saved' : 'entered')
      return isSaved
    } catch (failure) {
      setError(failure)
      setState('failed')
      return false
    } finally {
      isSaving.current = false
    }
  }
  const tellSaved = useEffectEvent(() => onSaved?.())
  useEffect(() => {
    if (state === 'saved') tellSaved()
  }, [state])
  const set: FormModel<F>['set'] = part => {
    setValues(before => ({ ...before, ...part }))
    setState(before => (before === 'saving' ? before : 'entered'))
  }
  const follow: FormModel<F>['follow'] = (now, kept = {}) => {
    setStored(now)
    setValues({ ...now, ...kept })
    setTried(false)
    if (Object.keys(kept).length === 0) setState('untouched')
  }
  return {
    fields: fieldsOf(values),
    values,
    edited,
    isDirty,
    // What was typed while it was on its way is not saved yet.
    state: state === 'saved' && isDirty ? 'entered' : state,
    error,
    problems: isTried ? problemsIn(values) : {},
    refusals,
    set,
    follow,
    submit,
  }
}

type Values = Readonly<Record<string, unknown>>
