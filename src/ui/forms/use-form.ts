import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldMap, RecordOf } from '../../domain/shared/records/fields'
import { changedFields } from '../../domain/shared/records/policy'
import { useUnsavedInput } from '../routing/unsaved-input'
import type { Draft } from './browser-draft'
import { fieldProblem } from './field-problem'
import type { followStored, LastSaved, Overtaken, RowList } from './follow-stored'
import { ignoreSecondTaps } from './second-tap'

/** Input by field; `undefined` if nothing is entered. */
export type FormValues<F extends FieldMap> = { readonly [K in keyof RecordOf<F>]?: RecordOf<F>[K] | undefined }
/** Problems by field, as sentences. */
export type FormProblems<F extends FieldMap> = { readonly [K in keyof F]?: string | undefined }
export type SubmitState = 'untouched' | 'entered' | 'saving' | 'saved' | 'failed'

interface FormOptions<F extends FieldMap> {
  /** The fields in order, from the declaration of a record or of a callable's input; or a function that selects them from the current input. */
  readonly fields: F | ((entered: FormValues<F>) => FieldMap)
  /** Stored values, to which the input is compared. */
  readonly initial: FormValues<F>
  /** `followStored` if `initial` is what is stored now, so that fields without unsaved input follow it while the form is open. */
  readonly follows?: typeof followStored
  /** The stored record of `initial`, which says who saved it last. */
  readonly saved?: LastSaved | undefined
  /** Lists that are merged row by row if somebody else stores another version while they are edited here. */
  readonly lists?: { readonly [K in keyof FormValues<F>]?: NonNullable<FormValues<F>[K]> extends readonly (infer Row)[] ? RowList<Row> : never }
  /** Checks across fields. */
  readonly check?: ((values: FormValues<F>) => FormProblems<F>) | undefined
  /**
   * Sends the valid input. Resolves with `false` if nothing is saved because somebody else saved first; with the stored values if they
   * differ from the input.
   */
  readonly submit: (values: RecordOf<F>) => Promise<FormValues<F> | boolean | void>
  /** Called when everything is saved: the place to close the form. */
  readonly onSaved?: (() => void) | undefined
  /** Whether the form is emptied for the next input after saving. */
  readonly resets?: boolean
  /** Whether leaving the page asks for confirmation while input is unsaved. False if nothing is lost, as when signing in. */
  readonly guards?: boolean
  /**
   * Name under which unsaved input is stored every two seconds and offered when the form is opened again: `bugs/report`. For forms with
   * longer texts; never for a password.
   */
  readonly draft?: string | undefined
}

/** The unsaved input of a form, as its draft. */
export interface FormDraft {
  readonly name: string
  /** The stored record that the input refers to. */
  readonly on?: (object & { readonly rev: number }) | undefined
  readonly restore: (draft: Draft) => void
  /** Called when the input is saved, before the form can unmount. */
  readonly savedRef: RefObject<(() => void) | undefined>
}

/** A form's state, without its elements. */
export interface FormModel<F extends FieldMap> {
  readonly fields: F
  readonly values: FormValues<F>
  /** Names of the fields that differ from what is stored. */
  readonly edited: readonly string[]
  readonly isDirty: boolean
  readonly state: SubmitState
  /** Error of the last attempt. */
  readonly error: unknown
  /** Empty until the first attempt. */
  readonly problems: FormProblems<F>
  /** Number of failed attempts; after each, the summary of problems takes the focus. */
  readonly refusals: number
  readonly draft?: FormDraft | undefined
  /** What somebody else stored in fields that are edited here, in the words of the list or as the field's value. */
  readonly overtaken: readonly Overtaken[]
  /** Who saved what is stored, and when. */
  readonly saved?: LastSaved | undefined
  /** Replaces the input of a field by what somebody else stored. */
  readonly takeTheirs: (name: string) => void
  readonly set: (part: FormValues<F>) => void
  /** Sets default values that do not count as unsaved input. */
  readonly begin: (part: FormValues<F>) => void
  /** Replaces the stored values, with `kept` as unsaved input over them. */
  readonly follow: (stored: FormValues<F>, kept?: FormValues<F>, overtaken?: readonly Overtaken[]) => void
  /** Resolves with whether it is saved. Does nothing while an attempt is running. */
  readonly submit: (values?: FormValues<F>, send?: FormOptions<F>['submit']) => Promise<boolean>
}

/** State of a form of declared fields: validation and sending. Leaving the page asks for confirmation while input is unsaved. */
export function useForm<F extends FieldMap>({
  fields: declared,
  initial,
  follows,
  saved,
  lists = {},
  check,
  submit: sendAll,
  onSaved,
  resets = false,
  guards = true,
  draft,
}: FormOptions<F>): FormModel<F> {
  const [stored, setStored] = useState(initial)
  const [values, setValues] = useState(initial)
  const [state, setState] = useState<SubmitState>('untouched')
  const [error, setError] = useState<unknown>()
  const [isTried, setTried] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [overtaken, setOvertaken] = useState<readonly Overtaken[]>([])
  const isSaving = useRef(false)
  useEffect(ignoreSecondTaps, [])
  const draftSavedRef = useRef<() => void>(undefined)
  const edited = changedFields(stored, values)
  const isDirty = edited.length > 0
  useUnsavedInput(guards && isDirty)

  const latest = follows ? JSON.stringify(initial) : ''
  const shownRef = useRef(latest)
  const followLatest = useEffectEvent(() => {
    // What arrives while the form is being saved is shown after it.
    if (!follows || state === 'saving' || latest === shownRef.current) return
    shownRef.current = latest
    const followed = follows(edited, { before: stored, entered: values, now: initial }, lists)
    setStored(initial)
    setValues(followed.values as FormValues<F>)
    setOvertaken(followed.overtaken)
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/set-state-in-effect -- what the store tells is news, and nothing else
  useEffect(() => followLatest(), [latest, state])

  const fieldsOf = (entered: FormValues<F>) => (typeof declared === 'function' ? (declared(entered) as F) : declared)
  const problemsIn = (entered: FormValues<F>): FormProblems<F> => {
    const fields: FieldMap = fieldsOf(entered)
    const checked: Readonly<Record<string, string | undefined>> = check?.(entered) ?? {}
    // In the order of the fields, as the summary lists them.
    const found = [...new Set([...Object.keys(fields), ...Object.keys(checked)])].flatMap(name => {
      const problem = checked[name] ?? (fields[name] && fieldProblem(fields[name], (entered as Values)[name]))
      return problem === undefined ? [] : [[name, problem] as const]
    })
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
        draftSavedRef.current?.()
        setStored(resets ? initial : typeof answer === 'object' ? answer : entered)
        if (resets) setValues(initial)
        setTried(false)
        setOvertaken([])
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
  const notifySaved = useEffectEvent(() => onSaved?.())
  useEffect(() => {
    if (state === 'saved') notifySaved()
  }, [state])
  const set: FormModel<F>['set'] = part => {
    setValues(before => ({ ...before, ...part }))
    setState(before => (before === 'saving' ? before : 'entered'))
  }
  const begin: FormModel<F>['begin'] = part => {
    setStored(before => ({ ...before, ...part }))
    setValues(before => ({ ...before, ...part }))
  }
  const follow: FormModel<F>['follow'] = (now, kept = {}, others = []) => {
    setStored(now)
    setValues({ ...now, ...kept })
    setOvertaken(others)
    setTried(false)
    if (Object.keys(kept).length === 0) setState('untouched')
  }
  const takeTheirs = (name: string) => {
    set({ [name]: overtaken.find(field => field.name === name)?.theirs } as FormValues<F>)
    setOvertaken(before => before.filter(field => field.name !== name))
  }
  return {
    fields: fieldsOf(values),
    values,
    edited,
    isDirty,
    // Input typed during the request is not saved yet.
    state: state === 'saved' && isDirty ? 'entered' : state,
    error,
    problems: isTried ? problemsIn(values) : {},
    refusals,
    draft: draft === undefined ? undefined : { name: draft, restore: kept => set(kept.values as FormValues<F>), savedRef: draftSavedRef },
    overtaken,
    saved,
    takeTheirs,
    set,
    begin,
    follow,
    submit,
  }
}

type Values = Readonly<Record<string, unknown>>
