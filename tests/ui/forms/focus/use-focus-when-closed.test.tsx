// @vitest-environment happy-dom
import { startTransition, useState } from 'react'
import { expect, it } from 'vitest'
import { useFocusWhenClosed } from '../../../../src/ui/forms/focus/use-focus-when-closed'
import { draw, leavePages } from '../../../support/drawing/draw'

function Gift() {
  const [isPaying, setPaying] = useState(true)
  const questions = useFocusWhenClosed<HTMLDivElement>(isPaying, '')
  return (
    <>
      <div ref={questions} tabIndex={-1} hidden={isPaying}>
        <input />
      </div>
      {isPaying && <button onClick={() => startTransition(() => setPaying(false))}>Change your gift</button>}
    </>
  )
}

it('gives the form the focus before a visitor can be typing in it, and takes it from nobody afterwards', async () => {
  draw(<Gift />)
  await expect.poll(() => document.querySelector('button')).not.toBeNull()
  const field = document.querySelector('input')!
  const questions = field.parentElement!
  // As soon as it is drawn.
  const isShown = new Promise<void>(resolve => new MutationObserver(() => resolve()).observe(questions, { attributes: true }))
  document.querySelector('button')!.click()
  await isShown
  expect(document.activeElement).toBe(questions)
  field.focus()
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(field)
  leavePages()
})
