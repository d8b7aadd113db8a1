import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
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
  await fill('Card number', '4242424242424242')
  await fill(/^Expiration/, '12/34')
  await fill('Security code', '123')
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: `Pay ${total}` }).disabled).toBe(false))
  await press(`Pay ${total}`)
}

/** Orders what is shown, to be paid by check. */
export async function payByCheck(email: string) {
  await enterPayer(email, 'By check')
  await press('Order and pay by check')
}
