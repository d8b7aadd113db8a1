import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { fill } from '../account-app'

/** A busy button, for example while the price is requested, ignores presses. */
export async function pressOnceFree(name: string | RegExp) {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, null]))
  await userEvent.click(button)
}

async function enterPayer(email: string, method: 'By card' | 'By check') {
  await fill('Email', email)
  // Where there is one way alone, it is a sentence.
  const way = screen.queryByRole('radio', { name: method })
  if (way) await userEvent.click(way)
  const accepts = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'I accept the terms of sale' })
  // Already entered: the browser keeps it from an earlier order.
  if (!accepts.checked) await userEvent.click(accepts)
}

/** Pays what is shown with the test card that succeeds. */
export async function payByCard(email: string, total: string) {
  await enterPayer(email, 'By card')
  await pressOnceFree('Continue to your card')
  await payWithCard(total)
}

/** The same, where the order is made already. */
export async function payWithCard(total: string) {
  await fill('Card number', '4242424242424242')
  await fill(/^Expiration/, '12/34')
  await fill('Security code', '123')
  await pressOnceFree(`Pay ${total}`)
}

/** Orders what is shown, to be paid by check. */
export async function payByCheck(email: string) {
  await enterPayer(email, 'By check')
  await pressOnceFree('Order and pay by check')
}
