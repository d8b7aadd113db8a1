// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import Embeds from '../../../src/ui/blocks/embeds'
import { draw } from '../../support/drawing/draw'

describe('a video on a page', () => {
  it('asks nothing of its provider before somebody presses play, and says so', async () => {
    draw(<Embeds items={[{ title: 'An hour in the third weekend', url: 'https://vimeo.com/76979871', note: 'Without sound.' }]} />)
    const link = await screen.findByRole('link', { name: 'Play An hour in the third weekend' })
    expect(link.getAttribute('href')).toBe('https://vimeo.com/76979871')
    expect(document.querySelector('iframe')).toBeNull()
    screen.getByText('Played from Vimeo, which learns of your visit when you press play.')
    link.click()
    const frame = await screen.findByTitle('An hour in the third weekend')
    expect(frame.getAttribute('src')).toBe('https://player.vimeo.com/video/76979871?dnt=1&autoplay=1')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('of an address that no page can play is a link to it', async () => {
    draw(<Embeds items={[{ title: 'A tour', url: 'https://films.example/tour' }]} />)
    ;(await screen.findByRole('link', { name: 'Play A tour' })).click()
    await expect(screen.findByTitle('A tour', {}, { timeout: 200 })).rejects.toThrow('A tour')
  })
})
