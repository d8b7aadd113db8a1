import { describe, expect, it } from 'vitest'
import { embedHosts, embedOf } from '../../../src/domain/content/embeds'
import { findingsOfContent } from '../../../src/domain/content/page-findings'

describe('the address of a video or a sound', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12s', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'],
    ['https://youtu.be/aqz-KE-bpKQ?si=abc', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'],
    ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1'],
    [
      'https://soundcloud.com/forss/flickermood?in=x',
      'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood&auto_play=true',
    ],
  ])('%s is played in a frame of its provider', (address, frame) => {
    expect(embedOf(address)?.frame).toBe(frame)
    expect(embedHosts.some(host => frame.startsWith(`${host}/`))).toBe(true)
  })

  it.each([
    '',
    'aqz-KE-bpKQ',
    'http://vimeo.com/76979871',
    'https://vimeo.com/channels/staffpicks',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=%22%3E%3Cscript%3E',
    'https://www.youtube.com/@openstudios',
    'javascript:alert(1)//vimeo.com/76979871',
    'https://user:secret@evil.example/youtu.be/aqz-KE-bpKQ',
  ])('%s is none that a page can play', address => expect(embedOf(address)).toBeUndefined())

  it('stops the publication of a page if it is none', () => {
    const page = (url: string) =>
      findingsOfContent({
        slug: 'about',
        description: 'About us',
        blocks: [{ type: 'embeds', props: { id: 'e', items: [{ title: 'A tour', url }] } }],
      })
    expect(page('https://vimeo.com/76979871')).toEqual([])
    expect(page('https://example.org/film.mp4')).toEqual([
      { blockId: 'e', text: '“A tour” needs an address of YouTube, Vimeo or SoundCloud.', stops: true },
    ])
  })
})
