import { screen, waitFor } from '@testing-library/react'
import user from '@testing-library/user-event'

const userEvent = user.setup({ delay: null, pointerEventsCheck: 0 })

/**
 * Presses a button as soon as it can be pressed. A page may show it disabled or busy while something loads; a press would then do nothing, and
 * on a busy machine the test would wait for its effect in vain.
 */
export async function press(name: string | RegExp, on: Pick<typeof screen, 'findByRole' | 'getByRole'> = screen): Promise<void> {
  await on.findByRole('button', { name })
  const ready = await waitFor(() => {
    const button = on.getByRole<HTMLButtonElement>('button', { name })
    if (button.disabled || button.getAttribute('aria-disabled') === 'true') throw new Error(`${name} cannot be pressed yet`)
    return button
  })
  await userEvent.click(ready)
}
