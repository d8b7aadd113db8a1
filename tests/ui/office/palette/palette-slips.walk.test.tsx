// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { nearWords } from '../../../../src/ui/office/palette/words-with-typos'
import { findInPalette } from '../../../support/palette'

describe('the palette', () => {
  it('finds panels and people in spite of a typing error, and people by their phone number; says so where there is nothing', async () => {
    const { user } = await findInPalette('peopleadmin', 'imprt')
    const palette = within(await screen.findByRole('dialog'))
    const box = palette.getByLabelText('Find anything', { selector: 'input' })
    const type = async (words: string) => {
      await user.clear(box)
      await user.type(box, words)
    }
    await palette.findByRole('button', { name: /^Import/ })
    await type('Achterbreg')
    await palette.findByRole('button', { name: /Rosalind Achterberg/ })
    await type('(415) 555-1041')
    await palette.findByRole('button', { name: /card-42@post\.example/ })
    await type('qqqq')
    await palette.findByText(/^Nothing matches “qqqq”/)
  })
})

it('a short word has no slips, a long one two', () => {
  expect(['cart', 'car'].map(nearWords('care'))).toEqual([true, true])
  expect(['cat', 'bar'].map(nearWords('car'))).toEqual([false, false])
  expect(nearWords('memebrships')('Memberships of artists')).toBe(true)
  expect(nearWords('memebrships rtists')('Memberships of artists')).toBe(true)
})
