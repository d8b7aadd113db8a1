// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { boolean, email, longText, map, optional, text } from '../../../src/domain/shared/records/fields'
import { Form } from '../../../src/ui/forms/form'
import { type FormValues, useForm } from '../../../src/ui/forms/use-form'
import { unsavedInput } from '../../../src/ui/routing/unsaved-input'

const fields = { name: text('Your name', 10), email: email('E-mail'), note: optional(longText('Note', 20)) }
const sent: FormValues<typeof fields>[] = []
let failure: Error | undefined

function Enquiry() {
  const form = useForm({
    fields,
    initial: {},
    check: ({ name }) => ({ name: name === 'Nobody' ? 'Enter your name.' : undefined }),
    submit: async values => {
      if (failure) throw failure
      sent.push(values)
    },
  })
  return <Form form={form} label="Send" />
}

async function enter(label: string, value: string) {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), value)
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

afterEach(() => {
  sent.length = 0
  failure = undefined
  vi.restoreAllMocks()
})

describe('a form of declared fields', () => {
  it('takes its labels from the fields, marks optional fields and counts characters', () => {
    render(<Enquiry />)
    expect(screen.getByLabelText('E-mail')).toHaveProperty('type', 'email')
    expect(screen.getByLabelText('Note (optional)').getAttribute('aria-describedby')).toBe(screen.getByText('0 of 20 characters').id)
  })

  it('is not sent with invalid values: a summary gets the focus and links to each field', async () => {
    render(<Enquiry />)
    await enter('Your name', 'Nobody')
    await enter('E-mail', 'nowhere')
    await send()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(sent).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: /^E-mail: / }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')))
    expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true')
    await enter('Your name', 'Ada')
    await waitFor(() => expect(screen.queryByText('Enter your name.')).toBeNull())
  })

  it('keeps the focus where it is once everything is saved and its button is off', async () => {
    const Saved = () => {
      const form = useForm({ fields: { name: text('Your name', 10) }, initial: {}, submit: async () => undefined })
      return <Form form={form} label="Send" needsChange />
    }
    render(<Saved />)
    await userEvent.type(screen.getByLabelText('Your name'), 'Ada')
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Saved.')))
  })

  it('says the problem of a question and of a box as one would say it', async () => {
    const asked = { why: text('Why not?', 10), accepts: boolean('I accept the terms') }
    const Ask = () => {
      const form = useForm({
        fields: asked,
        initial: { accepts: false },
        check: ({ accepts }) => ({ accepts: accepts ? undefined : 'Accept the terms.' }),
        submit: async () => undefined,
      })
      return <Form form={form} label="Send" />
    }
    render(<Ask />)
    await send()
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('button', { name: /^Why not\? \S/ })).toBeTruthy()
    expect(within(summary).getByRole('button', { name: 'Accept the terms.' })).toBeTruthy()
  })

  it('marks the parts of an optional map as required only once one is entered', async () => {
    const Gift = () => {
      const form = useForm({ fields: { tribute: optional(map('Tribute', { name: text('Name', 80) })) }, initial: {}, submit: async () => undefined })
      return <Form form={form} label="Send" marks="required" />
    }
    render(<Gift />)
    const marked = () => screen.getByRole('group', { name: 'Tribute' }).textContent
    expect(marked()).not.toContain('*')
    await userEvent.type(screen.getByLabelText(/^Name/), 'Ada')
    expect(marked()).toContain('*')
  })

  it('reports text that is too long instead of cutting it off', async () => {
    render(<Enquiry />)
    await enter('Your name', 'Ada')
    await enter('E-mail', 'ada@example.org')
    await enter('Note (optional)', 'x'.repeat(21))
    await send()
    await screen.findByText('20 characters at most.')
    expect(screen.getByLabelText('Note (optional)')).toHaveProperty('value', 'x'.repeat(21))
  })

  it('is sent once, reports it, and warns before leaving until then', async () => {
    render(<Enquiry />)
    await enter('Your name', 'Ada')
    await enter('E-mail', 'ada@example.org')
    await waitFor(() => expect(unsavedInput.held).toBe(true))
    await send()
    await screen.findByText('Saved.')
    expect(sent).toEqual([{ name: 'Ada', email: 'ada@example.org' }])
    await waitFor(() => expect(unsavedInput.held).toBe(false))
    await enter('Your name', 'Eve')
    await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull())
  })

  it('keeps the input when sending fails', async () => {
    failure = new Error('lost')
    render(<Enquiry />)
    await enter('Your name', 'Ada')
    await enter('E-mail', 'ada@example.org')
    await send()
    await screen.findByText('Not saved')
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Ada')
  })

  it('cannot be sent without a network and says why', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<Enquiry />)
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
    screen.getByText(/^You are offline\./)
  })

  it('asks and checks only what depends on the answers so far, and lets people leave a page if nothing would be lost', async () => {
    const all = { who: text('Who'), firm: text('Firm') }
    const given: unknown[] = []
    const Entry = () => {
      const form = useForm<typeof all>({
        fields: ({ who }) => (who === 'business' ? all : { who: all.who }),
        guards: false,
        initial: {},
        submit: async values => void given.push(values),
      })
      return <Form form={form} label="Send" />
    }
    render(<Entry />)
    await enter('Who', 'business')
    await screen.findByLabelText('Firm')
    expect(unsavedInput.held).toBe(false)
    await send()
    await screen.findByRole('button', { name: 'Firm is missing.' })
    await enter('Who', 'person')
    await waitFor(() => expect(screen.queryByLabelText('Firm')).toBeNull())
    await send()
    await waitFor(() => expect(given).toEqual([{ who: 'person' }]))
  })
})
