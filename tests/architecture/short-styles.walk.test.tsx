// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { draw } from '../support/drawing/draw'

const texts = () => screen.queryAllByRole('button').map(button => button.textContent)

it('a role is found of what is displayed and visible, by its own style and by what is around it', async () => {
  draw(
    <>
      <button type="button">plain</button>
      <button type="button" style={{ display: 'none' }}>
        not displayed
      </button>
      <button type="button" style={{ visibility: 'hidden' }}>
        hidden
      </button>
      <div style={{ display: 'none' }}>
        <button type="button">in what is not displayed</button>
      </div>
      <div style={{ visibility: 'hidden' }}>
        <button type="button">in what is hidden</button>
        <button type="button" style={{ visibility: 'visible' }}>
          visible in what is hidden
        </button>
      </div>
      <dialog>
        <button type="button">in a closed dialog</button>
      </dialog>
      <dialog open>
        <button type="button">in an open dialog</button>
      </dialog>
      <button type="button">
        and <span style={{ display: 'none' }}>not</span> named
      </button>
    </>,
  )
  await waitFor(() => expect(texts()).toEqual(['plain', 'visible in what is hidden', 'in an open dialog', 'and not named']))
  screen.getByRole('button', { name: 'and named' })
  const plain = screen.getByRole('button', { name: 'plain' })
  plain.style.display = 'none'
  expect(texts()).not.toContain('plain')
  plain.style.display = 'inline'
  expect(texts()).toContain('plain')
})
