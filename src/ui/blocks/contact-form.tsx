import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { contactMessageFields } from '../../domain/contact-form/contact-message-fields'
import { contactTopics } from '../../domain/content/contact-topics'
import { useApp } from '../app-services/app-context'
import { callAfterHydration } from '../app-services/call-after-hydration'
import { reportedProblem } from '../error-report/error-report'
import { Form, FormField, sentWords } from '../forms/form'
import { SentNotice } from '../forms/sent-notice'
import { useForm } from '../forms/use-form'
import { useInBrowser } from '../kit/use-in-browser'
import css from './contact-form.module.css'

const topicWords: Readonly<Record<(typeof contactTopics)[number], string>> = {
  visit: 'A visit',
  artist: 'Taking part as an artist',
  giving: 'Giving and memberships',
  volunteer: 'Helping as a volunteer',
  press: 'Press',
  access: 'Access: steps, doors, help',
  problem: 'A problem on this site',
  other: 'Something else',
}
const topics = contactTopics.map(value => ({ value, label: topicWords[value] }))

interface ContactFormProps {
  readonly title: string
  readonly note?: string | undefined
  /** Chosen beforehand. */
  readonly topic?: (typeof contactTopics)[number] | undefined
}

/** A message to the staff. What was typed stays until it is sent. */
export default function ContactForm({ title, note, topic = 'visit' }: ContactFormProps) {
  const app = useApp()
  const { pathname, search } = useLocation()
  const trap = useRef<HTMLInputElement>(null)
  const shown = useRef(0)
  const key = useRef('')
  const form = useForm({
    fields: contactMessageFields,
    initial: { topic },
    check: ({ name, email, text }) => ({
      name: name?.trim() ? undefined : 'Enter your name.',
      email: email?.trim() ? undefined : 'Enter your email, so that we can answer.',
      text: text?.trim() ? undefined : 'Enter a message.',
    }),
    submit: async message => {
      const sent = { ...message, page: pathname, website: trap.current?.value ?? '', key: key.current, took: performance.now() - shown.current }
      await callAfterHydration(app, async () => (await import('../../domain/contact-form/send-contact-message.contract')).sendContactMessage, sent)
    },
  })
  const inBrowser = useInBrowser()
  const begin = useEffectEvent(() => {
    // What was prerendered was there from the page's beginning.
    shown.current = inBrowser ? performance.now() : 0
    key.current = crypto.randomUUID()
    const text = reportedProblem(search)
    if (text !== undefined) form.follow({ topic: 'problem', text })
  })
  // Runs before the form reads what was entered before hydration.
  useLayoutEffect(() => begin(), [])

  if (form.state === 'saved')
    return (
      <SentNotice title="We have your message.">
        <p>We will answer to {form.values.email?.trim()}.</p>
      </SentNotice>
    )
  return (
    <div className={css.form}>
      <h2>{title}</h2>
      {note && <p className={css.note}>{note}</p>}
      <Form form={form} label="Send" title={title} words={sentWords}>
        <div className={css.pair}>
          <FormField name="name" label="Your name" autoComplete="name" />
          <FormField name="email" label="Your email" autoComplete="email" />
        </div>
        <FormField name="topic" label="What is it about?" options={topics} />
        <FormField name="text" rows={7} />
        <div className={css.trap} aria-hidden="true">
          <label>
            Leave this empty
            <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </Form>
    </div>
  )
}
