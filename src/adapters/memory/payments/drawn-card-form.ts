import type { CardOutcome, ShownCardForm } from '../../../ports/card-form'
import type { Paying, SimulatedPayments } from './simulated-payments'

/** Draws fields for the numbers of test cards. No real card is accepted. */
export function drawCardForm(payments: SimulatedPayments, place: HTMLElement, clientSecret: string): ShownCardForm {
  const form = document.createElement('div')
  form.setAttribute('role', 'group')
  form.setAttribute('aria-label', 'Test card')
  const badge = document.createElement('p')
  badge.textContent = 'TEST: no money moves. Use 4242 4242 4242 4242.'
  const number = labelled('Card number', 'cc-number')
  const expiry = labelled('Expiration (MM/YY)', 'cc-exp')
  const cvc = labelled('Security code', 'cc-csc')
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  form.append(badge, number.label, expiry.label, cvc.label, message)
  place.replaceChildren(form)

  async function pay(): Promise<CardOutcome> {
    message.textContent = ''
    const digits = number.input.value.replaceAll(/\D/g, '')
    const wrong = [
      [/^\d{16}$/.test(digits), number.input, 'Enter the 16 digits of the card number.'],
      [/^(0[1-9]|1[0-2])\s*\/?\s*\d{2}$/.test(expiry.input.value.trim()), expiry.input, 'Enter the expiration date, like 12/34.'],
      [/^\d{3,4}$/.test(cvc.input.value.trim()), cvc.input, 'Enter the 3 digits of the security code.'],
    ].find(([isRight]) => !isRight) as readonly [boolean, HTMLInputElement, string] | undefined
    for (const { input } of [number, expiry, cvc]) input.toggleAttribute('aria-invalid', false)
    if (wrong) {
      wrong[1].setAttribute('aria-invalid', 'true')
      wrong[1].focus()
      message.textContent = wrong[2]
      return { state: 'incomplete' }
    }
    const paying = await payments.pay(clientSecret, digits)
    return outcomeOf(paying.state === 'asking' ? await payments.answer(clientSecret, await asked(form)) : paying)
  }
  return { pay, leave: () => form.remove() }
}

function outcomeOf(paying: Paying): CardOutcome {
  if (paying.state === 'succeeded') return { state: 'submitted' }
  return paying.state === 'declined' ? paying : { state: 'unknown' }
}

function labelled(text: string, autocomplete: string) {
  const label = document.createElement('label')
  const input = document.createElement('input')
  input.inputMode = 'numeric'
  input.setAttribute('autocomplete', autocomplete)
  label.append(text, input)
  return { label, input }
}

/** The bank's question, as a choice in the form. */
function asked(form: HTMLElement): Promise<boolean> {
  const question = document.createElement('div')
  question.setAttribute('role', 'group')
  question.setAttribute('aria-label', 'Your bank asks for your approval')
  const line = document.createElement('p')
  line.textContent = 'Your bank asks for your approval.'
  question.append(line)
  return new Promise(resolve => {
    for (const [name, agrees] of [
      ['Complete', true],
      ['Cancel', false],
    ] as const) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = name
      button.addEventListener('click', () => {
        question.remove()
        resolve(agrees)
      })
      question.append(button)
    }
    form.append(question)
    question.querySelector('button')?.focus()
  })
}
