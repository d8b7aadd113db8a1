// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { choice, text } from '../../../src/domain/shared/records/fields'
import { Form, FormField } from '../../../src/ui/forms/form'
import { SentNotice } from '../../../src/ui/forms/sent-notice'
import { useForm } from '../../../src/ui/forms/use-form'

afterEach(() => {
  document.body.replaceChildren()
})

const fields = { name: text('Name'), topic: choice('About', ['visit', 'press']), note: text('Note') }

/** What the document's script does (index.html). */
function pressBeforeHydration(button: HTMLButtonElement) {
  expect(button.hasAttribute('data-waits')).toBe(true)
  button.disabled = false
  button.setAttribute('aria-busy', 'true')
}

const stateOf = (button: HTMLButtonElement) => ({
  disabled: button.disabled,
  waits: button.hasAttribute('data-waits'),
  busy: button.getAttribute('aria-busy'),
})

function Prerendered({ needsChange = false }: { readonly needsChange?: boolean }) {
  const form = useForm({ fields, initial: { topic: 'visit', note: 'as it was' }, submit: async () => undefined })
  return (
    <>
      <Form form={form} label="Send" needsChange={needsChange}>
        <FormField name="name" />
        <FormField
          name="topic"
          options={[
            { value: 'visit', label: 'A visit' },
            { value: 'press', label: 'Press' },
          ]}
        />
        <FormField name="note" />
      </Form>
      <output>{JSON.stringify(form.values)}</output>
    </>
  )
}

it('a prerendered form keeps what was entered before hydration', async () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Prerendered />)
  document.body.append(page)
  const button = page.querySelector('button')!
  // Without the document's script the browser would submit the form itself, with all input in the address.
  expect(button.disabled).toBe(true)
  pressBeforeHydration(button)
  page.querySelector<HTMLInputElement>('input[name="name"]')!.value = 'Ana'
  page.querySelector<HTMLSelectElement>('select[name="topic"]')!.value = 'press'
  const root = await act(async () => hydrateRoot(page, <Prerendered />))
  expect(JSON.parse(page.querySelector('output')!.textContent)).toEqual({ name: 'Ana', topic: 'press', note: 'as it was' })
  expect(stateOf(button)).toEqual({ disabled: false, waits: false, busy: null })
  await act(async () => root.unmount())
})

it('a form in a part that is hydrated later has what was entered before its button can be pressed', async () => {
  // Without `act`, which runs effects and idle work together.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const later = (
    <Suspense>
      <Prerendered />
    </Suspense>
  )
  const page = document.createElement('div')
  page.innerHTML = renderToString(later)
  document.body.append(page)
  const button = page.querySelector('button')!
  pressBeforeHydration(button)
  page.querySelector<HTMLInputElement>('input[name="name"]')!.value = 'Ana'
  const shown = vi.spyOn(HTMLInputElement.prototype, 'value', 'set')
  const known = new Promise(resolve => {
    new MutationObserver(() => resolve(JSON.parse(page.querySelector('output')!.textContent))).observe(button, { attributeFilter: ['data-waits'] })
  })
  const root = hydrateRoot(page, later)
  expect(await known).toEqual({ name: 'Ana', topic: 'visit', note: 'as it was' })
  // Whoever types on would type into an empty field.
  expect(shown).not.toHaveBeenCalledWith('')
  root.unmount()
  vi.unstubAllGlobals()
})

it('a button that is off for another reason is so after hydration, though the document let it be pressed', async () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Prerendered needsChange />)
  document.body.append(page)
  const button = page.querySelector('button')!
  pressBeforeHydration(button)
  const root = await act(async () => hydrateRoot(page, <Prerendered needsChange />))
  expect(stateOf(button)).toEqual({ disabled: true, waits: false, busy: null })
  await act(async () => root.unmount())
})

it('the notice after sending is scrolled into view and gets the focus', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  render(<SentNotice title="We have your message." />)
  // `focus()` without options also scrolls.
  expect(focus.mock.calls).toEqual([[]])
  expect(document.activeElement?.textContent).toBe('We have your message.')
})
