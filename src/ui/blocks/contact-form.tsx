import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { contactTopics } from '../../domain/content/contact-topics'
import { useApp } from '../app-services/app'
import { lateService } from '../app-services/late-service'
import { Button } from '../kit/button'
import { Field } from '../kit/field'
import { useInBrowser } from '../kit/in-browser'
import { Notice } from '../kit/notice'
import { Select } from '../kit/select'
import { TextField } from '../kit/text-field'
import { FailureNotice } from '../pages/accounts/failure-notice'
import { reportedProblem } from '../pages/errors/error-report'
import css from './contact-form.module.css'
import { contactProblems, type Draft, emptyDraft } from './contact-problems'

const topicWords: Readonly<Record<Draft['topic'], string>> = {
  visit: 'A visit',
  artist: 'Taking part as an artist',
  giving: 'Giving and memberships',
  press: 'Press',
  access: 'Getting in: steps, doors, help',
  problem: 'A problem on this site',
  other: 'Something else',
}
const longest = 4000

/** The form stood there before its program came: what was filled in meanwhile, by hand or by the browser. */
function standingIn(form: HTMLFormElement | null): Draft | undefined {
  if (!form) return undefined
  const standing: Draft = { ...emptyDraft, ...Object.fromEntries(new FormData(form)) }
  return (Object.keys(emptyDraft) as (keyof Draft)[]).some(name => standing[name] !== emptyDraft[name]) ? standing : undefined
}

interface ContactFormProps {
  readonly title: string
  readonly note?: string | undefined
}

/** A message to the office. What was typed stays until it has been kept. */
export default function ContactForm({ title, note }: ContactFormProps) {
  const app = useApp()
  const [typed, setDraft] = useState<Draft>()
  const { search } = useLocation()
  const problem = useInBrowser() ? reportedProblem(search) : undefined
  const draft = typed ?? (problem === undefined ? emptyDraft : { ...emptyDraft, topic: 'problem', text: problem })
  const [checked, setChecked] = useState(false)
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')
  const [error, setError] = useState<unknown>()
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(0)
  const key = useRef('')
  useEffect(() => {
    shown.current = performance.now()
    key.current = crypto.randomUUID()
    const before = standingIn(form.current)
    if (before) setDraft(before)
  }, [])
  const problems = contactProblems(draft)
  const said = (name: keyof Draft) => (checked ? problems[name] : undefined)
  const change = (name: keyof Draft) => (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value })

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const [first] = Object.keys(problems)
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setState('busy')
    setError(undefined)
    try {
      const desk = await lateService(app, async () => (await import('../../domain/content/contact-desk')).ContactDesk)
      await desk.send({ ...draft, key: key.current, took: performance.now() - shown.current })
      setState('sent')
    } catch (failure) {
      setError(failure)
      setState('open')
    }
  }

  if (state === 'sent')
    return (
      <Notice tone="good" title="Your message is with us.">
        <p>We answer to {draft.email.trim()}. There is nothing else to do.</p>
      </Notice>
    )
  return (
    <form ref={form} className={css.form} noValidate onSubmit={event => void send(event)} aria-label={title}>
      <h2>{title}</h2>
      {note && <p className={css.note}>{note}</p>}
      <FailureNotice error={error} />
      <div className={css.pair}>
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          maxLength={80}
          value={draft.name}
          onChange={change('name')}
          error={said('name')}
        />
        <TextField
          label="Your e-mail"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={draft.email}
          onChange={change('email')}
          error={said('email')}
        />
      </div>
      <Select
        label="What is it about?"
        name="topic"
        value={draft.topic}
        onChange={change('topic')}
        options={contactTopics.map(value => ({ value, label: topicWords[value] }))}
      />
      <Field
        label="Message"
        help={`${draft.text.length.toLocaleString('en-US')} of ${longest.toLocaleString('en-US')} characters`}
        error={said('text')}
      >
        {control => <textarea {...control} name="text" rows={7} maxLength={longest} value={draft.text} onChange={change('text')} />}
      </Field>
      <div className={css.trap} aria-hidden="true">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" value={draft.website} onChange={change('website')} />
        </label>
      </div>
      <div>
        <Button type="submit" look="main" size="l" busy={state === 'busy'}>
          {state === 'busy' ? 'Sending…' : 'Send'}
        </Button>
      </div>
    </form>
  )
}
