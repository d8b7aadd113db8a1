import { createContext, createElement, lazy, type ReactNode, Suspense, use, useLayoutEffect, useRef } from 'react'
import type { Field, FieldMap } from '../../domain/shared/records/fields'
import { type Option, Select } from '../kit/controls/select'
import { SubmitButton } from '../kit/submit-button'
import { FailureNotice } from './failure-notice'
import type { FieldInput, InputAttributes } from './field-input-props'
import { inputFor } from './field-inputs'
import css from './form.module.css'
import type { FormModel, SubmitState } from './use-form'
import { useOnline } from './use-online'

const OvertakenNotice = lazy(() => import('./overtaken-notice'))
/** Loaded only for forms with a draft. If that fails, the form works without one. */
const DraftLine = lazy(() => import('./draft-line').catch(() => ({ default: () => null })))

interface FormProps<F extends FieldMap> {
  readonly form: FormModel<F>
  /** Label of the submit button. */
  readonly label: string
  /** Accessible name, needed if the page has several forms. */
  readonly title?: string
  /** Above the fields, such as an `AccountName`. */
  readonly head?: ReactNode
  /** Replaces the notice that explains why sending failed. */
  readonly failure?: ReactNode
  /** `plain` if another action of the view is its primary one. */
  readonly look?: 'main' | 'plain'
  /** Replaces the submit button. */
  readonly button?: ReactNode
  /** Further buttons beside the submit button. */
  readonly acts?: ReactNode
  /** Public pages mark optional fields; the office, where most are optional, marks required ones. */
  readonly marks?: 'optional' | 'required'
  readonly isReadOnly?: boolean
  /** Whether other work is in progress that must finish first. */
  readonly isBusy?: boolean
  /** Whether it can be sent without a network, because it is not sent to the server. */
  readonly worksOffline?: boolean
  /** Whether the form can be sent only after a change. */
  readonly needsChange?: boolean
  /** Status texts beside the button. */
  readonly words?: Partial<StateWords>
  /** `FormField`s, for a layout other than one field after another. */
  readonly children?: ReactNode
}

type StateWords = Readonly<Record<SubmitState, string>>
export const savedWords: StateWords = { untouched: '', entered: 'Not saved yet', saving: 'Saving…', saved: 'Saved.', failed: 'Not saved' }
/** For a form that sends a message instead of saving. */
export const sentWords: StateWords = { untouched: '', entered: '', saving: 'Sending…', saved: 'Sent.', failed: 'Not sent' }
/** Texts for a form whose completion is visible elsewhere: only the running state is announced. */
export const workingWords = (saving: string): Partial<StateWords> => ({ saving })

const FormContext = createContext<
  { readonly form: FormModel<FieldMap>; readonly marks: 'optional' | 'required'; readonly isReadOnly: boolean } | undefined
>(undefined)

/** A form of declared fields: labels, limits and required fields come from their declarations. */
export function Form<F extends FieldMap>({
  form,
  label,
  title,
  head,
  failure,
  look = 'main',
  button,
  acts,
  marks = 'optional',
  isReadOnly = false,
  isBusy = false,
  worksOffline = false,
  needsChange = false,
  words = savedWords,
  children,
}: FormProps<F>) {
  const isOnline = useOnline() || worksOffline
  const { state, isDirty, error } = form
  const shown = isDirty || state === 'saved' ? state : 'untouched'
  const status = useRef<HTMLSpanElement>(null)
  const sentBy = useRef<Element>(null)
  const isOff = !isOnline || (needsChange && !isDirty && state !== 'saving')
  useLayoutEffect(() => {
    // With nothing left to save the button is off and loses the focus, and whoever works by keys would be back at the page's beginning.
    if (shown === 'saved' && sentBy.current?.matches(':disabled') && [document.body, sentBy.current].includes(document.activeElement!))
      status.current?.focus()
  }, [shown, isOff])
  return (
    <FormContext value={{ form: form as unknown as FormModel<FieldMap>, marks, isReadOnly }}>
      <form
        noValidate
        className={css.form}
        aria-label={title}
        onSubmit={event => {
          event.preventDefault()
          sentBy.current = document.activeElement
          void form.submit()
        }}
      >
        {head}
        {form.draft && (isDirty || !isReadOnly) && (
          <Suspense fallback={null}>
            <DraftLine key={form.draft.name} draft={form.draft} fields={form.fields} values={form.values} edited={form.edited} />
          </Suspense>
        )}
        <ProblemSummary />
        {form.overtaken.length > 0 && (
          <Suspense fallback={null}>
            <OvertakenNotice form={form} />
          </Suspense>
        )}
        {failure || <FailureNotice error={error} />}
        {children ?? Object.keys(form.fields).map(name => <FormField key={name} name={name} />)}
        <noscript>
          <p>This form needs JavaScript. Turn it on in your browser’s settings, then load the page again.</p>
        </noscript>
        {!isReadOnly && (
          <div className={css.save}>
            {button === undefined ? (
              <SubmitButton look={look} busy={isBusy || state === 'saving'} disabled={isOff}>
                {label}
              </SubmitButton>
            ) : (
              button
            )}
            {acts}
            <span ref={status} role="status" tabIndex={-1} data-state={shown}>
              {isOnline ? words[shown] : 'You are offline. Your input stays here. You can send it when you are connected.'}
            </span>
          </div>
        )}
      </form>
    </FormContext>
  )
}

interface FormFieldProps extends InputAttributes {
  readonly name: string
  /** Replaces the declared label. */
  readonly label?: string
  /** Replaces the declared help text if it depends on this form. */
  readonly help?: string
  /** Replaces the input that the declaration asks for. */
  readonly input?: FieldInput | undefined
  /** Options: labels of a declared choice, or the records a reference may name. */
  readonly options?: readonly Option[] | undefined
  /** Label of the empty option. */
  readonly empty?: string
}

/** The input of one declared field of the form around it. */
export function FormField({ name, label, help, input, options, empty, ...attributes }: FormFieldProps) {
  const { form, marks, isReadOnly } = useFormAround()
  const field = form.fields[name]
  if (!field) throw new Error(`the form declares no ${name}`)
  const isMarked = marks === 'required'
  const drawn = declared(field, { label, help }, marks)
  const [value, error] = [form.values[name], form.problems[name]]
  const enter = (next: unknown) => form.set({ [name]: next })
  const onBegin = (next: unknown) => form.begin({ [name]: next })
  return (
    <div data-field={name} className={css.field}>
      {options ? (
        <Select
          label={drawn.label}
          help={drawn.help}
          error={error}
          withAsterisk={isMarked && !field.optional}
          {...attributes}
          name={name}
          disabled={isReadOnly}
          options={[...(field.optional || value === undefined ? [{ value: '', label: empty ?? '—' }] : []), ...options]}
          value={typeof value === 'string' ? value : ''}
          onChange={event => enter(event.currentTarget.value || undefined)}
        />
      ) : (
        createElement(input ?? inputFor(field), { name, field: drawn, value, error, isReadOnly, isMarked, attributes, onChange: enter, onBegin })
      )}
    </div>
  )
}

/** Applies the options to the field's declaration. A given label is used unchanged. */
function declared(
  field: Field,
  { label, help = field.help }: { readonly label: string | undefined; readonly help: string | undefined },
  marks: 'optional' | 'required',
): Field {
  const named = label ?? (marks === 'optional' && field.optional ? `${field.label} (optional)` : field.label)
  return { ...field, label: named, ...(help !== undefined && { help }) }
}

function useFormAround() {
  const around = use(FormContext)
  if (!around) throw new Error('a FormField stands in a Form')
  return around
}

/** A box to check has no name besides its sentence. */
function withLabel(field: Field | undefined, problem = ''): string {
  const { label = '', kind } = field ?? {}
  if (kind === 'boolean' || problem.startsWith(label)) return problem
  return label.endsWith('?') ? `${label} ${problem}` : `${label}: ${problem}`
}

/** Lists the problems after a failed attempt and gets the focus; each line leads to its field. */
function ProblemSummary() {
  const { form } = useFormAround()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (form.refusals > 0) box.current?.focus()
  }, [form.refusals])
  const problems = Object.entries(form.problems)
  if (problems.length === 0) return null
  const lead = (name: string) =>
    box.current?.closest('form')?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, select, textarea, button)`)?.focus()
  return (
    <div ref={box} tabIndex={-1} role="alert" className={css.summary}>
      <strong>{problems.length === 1 ? 'Check one field.' : `${problems.length} fields need a change.`}</strong> Everything you entered is still here.
      <ul>
        {problems.map(([name, problem]) => (
          <li key={name}>
            <button type="button" onClick={() => lead(name)}>
              {withLabel(form.fields[name], problem)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
