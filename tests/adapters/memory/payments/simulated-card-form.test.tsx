// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { simulatedCardForm } from '../../../../src/adapters/memory/payments/simulated-card-form'
import type { ShownCardForm } from '../../../../src/ports/card-form'
import { eventually } from '../../../support/eventually'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'

let world: MemoryWorld
let place: HTMLElement
let form: ShownCardForm

const input = (label: string) => [...place.querySelectorAll('label')].find(one => one.textContent === label)!.querySelector('input')!
const press = (name: string) => [...place.querySelectorAll('button')].find(one => one.textContent === name)!.click()
function enter(number: string, date = '12/34', code = '123'): void {
  input('Card number').value = number
  input('Expiration date').value = date
  input('Security code').value = code
}
const asked = () => eventually(() => expect(place.querySelector('button')).not.toBeNull())

beforeEach(async () => {
  world = await memoryWorld()
  place = document.body.appendChild(document.createElement('div'))
  const charge = { orderId: 'o1', amountCents: 500, currency: 'usd', email: 'a@x.org', description: 'x' } as const
  const { clientSecret } = await world.payments.start(charge)
  form = await simulatedCardForm(world.payments).show(place, clientSecret, { dark: false, accent: 'teal' })
})

describe('the simulated card form', () => {
  it('says that it is a test, and names every field', () => {
    expect(place.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Card details')
    expect(place.textContent).toContain('TEST')
    expect([...place.querySelectorAll('label')].map(label => label.textContent)).toEqual(['Card number', 'Expiration date', 'Security code'])
  })

  it('says what to enter in the first field that is wrong, and leads there', async () => {
    enter('4242', '13/30')
    expect(await form.pay('/')).toEqual({ state: 'incomplete' })
    expect(place.querySelector('[role=alert]')?.textContent).toBe('Enter the 16 digits of the card number.')
    expect([input('Card number'), input('Expiration date'), input('Security code')].map(one => one.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
      'false',
    ])
    expect(document.activeElement).toBe(input('Card number'))
  })

  it('pays, and tells why a card is declined', async () => {
    enter('4000 0000 0000 0127')
    expect(await form.pay('/')).toEqual({ state: 'declined', reason: 'incorrect_cvc' })
    enter('4242 4242 4242 4242')
    expect(await form.pay('/')).toEqual({ state: 'submitted' })
  })

  it('asks for the bank, and either answer counts', async () => {
    enter('4000002500003155')
    const canceled = form.pay('/')
    await asked()
    expect(document.activeElement?.textContent).toBe('Complete')
    press('Cancel')
    expect(await canceled).toEqual({ state: 'declined', reason: 'authentication_failed' })
    const completed = form.pay('/')
    await asked()
    press('Complete')
    expect(await completed).toEqual({ state: 'submitted' })
  })

  it('leaves the page', () => {
    form.leave()
    expect(place.childNodes).toHaveLength(0)
  })
})
