import type { CardFormLook, CardOutcome, ShownCardForm } from '../../../ports/card-form'
import { cardFields, labelled } from './card-fields'
import type { Paying } from './simulated-payment-responses'
import type { SimulatedPayments } from './simulated-payments'

/** Shows fields for the numbers of test cards, without any provider's program. */
export function drawCardForm(payments: SimulatedPayments, place: HTMLElement, clientSecret: string, { accent }: CardFormLook): ShownCardForm {
  const form = group('Card details')
  form.style.cssText = `display:grid;gap:0.75rem;accent-color:${accent}`
  const fields = cardFields.map(field => ({ field, ...labelled(field) }))
  const message = document.createElement('p')
  message.setAttribute('role', 'alert')
  form.append(badge(), ...fields.map(({ label }) => label), message)
  place.replaceChildren(form)

  const say = (text: string) => {
    message.textContent = text
  }
  /** The digits of the card; `undefined` if a field is wrong, and the first wrong field shows why. */
  const read = (): string | undefined => {
    const wrong = fields.filter(({ field, input }) => !field.isRight(input.value.trim()))
    for (const one of fields) one.input.setAttribute('aria-invalid', String(wrong.includes(one)))
    wrong[0]?.input.focus()
    say(wrong[0]?.field.wrong ?? '')
    return wrong.length > 0 ? undefined : fields[0]!.input.value.replaceAll(/\D/g, '')
  }
  async function pay(): Promise<CardOutcome> {
    const digits = read()
    if (digits === undefined) return { state: 'incomplete' }
    const paying = await payments.pay(clientSecret, digits)
    return outcomeOf(paying.state === 'asking' ? await payments.answer(clientSecret, await asked(form)) : paying)
  }
  return { pay, leave: () => form.remove() }
}

function outcomeOf(paying: Paying): CardOutcome {
  if (paying.state === 'succeeded') return { state: 'submitted' }
  return paying.state === 'declined' ? paying : { state: 'unknown' }
}

function group(name: string): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', name)
  return element
}

/** A badge so that nobody takes these fields for real ones. */
function badge(): HTMLElement {
  const line = document.createElement('p')
  const test = document.createElement('strong')
  test.textContent = 'TEST'
  line.append(test, ' No money is charged. Use the card 4242 4242 4242 4242, any date in the future and any code.')
  return line
}

/** The bank's question to the payer, as a choice in the form. */
function asked(form: HTMLElement): Promise<boolean> {
  const question = group('Question of the test bank')
  question.style.cssText = 'display:flex;flex-wrap:wrap;gap:0.75rem;align-items:center'
  const line = document.createElement('p')
  line.textContent = 'The test bank asks you to confirm this payment.'
  question.append(line)
  return new Promise(resolve => {
    for (const [name, agrees] of answers) {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = name
      button.style.cssText =
        'min-height:44px;padding:0 1rem;border:1px solid;border-radius:2px;background:none;color:inherit;font:inherit;font-weight:600'
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

const answers = [
  ['Complete', true],
  ['Cancel', false],
] as const
