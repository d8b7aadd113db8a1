import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fill, press } from '../account-app'

async function enterPayer(email: string, method: 'By card' | 'By check') {
  await fill('Email', email)
  await userEvent.click(await screen.findByRole('radio', { name: method }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I accept the terms of sale' }))
}

/** Pays what is shown with the test card that succeeds. */
export async function payByCard(email: string, total: string) {
  await enterPayer(email, 'By card')
  await press('Continue to your card')
  const card = within(await screen.findByRole('group', { name: 'Test card' }))
  await userEvent.type(card.getByLabelText('Card number'), '4242424242424242')
  await userEvent.type(card.getByLabelText('Expiration (MM/YY)'), '12/34')
  await userEvent.type(card.getByLabelText('Security code'), '123')
  await press(`Pay ${total}`)
}

/** Orders what is shown, to be paid by check. */
export async function payByCheck(email: string) {
  await enterPayer(email, 'By check')
  await press('Order and pay by check')
}
