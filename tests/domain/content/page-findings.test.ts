import { describe, expect, it } from 'vitest'
import type { Block } from '../../../src/domain/content/blocks'
import { findingsOfContent } from '../../../src/domain/content/page-findings'
import type { RichBlock } from '../../../src/domain/shared/text/rich-text-types'

const words = (text: string): RichBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const small = (text: string): RichBlock => ({ type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text }] })
const large = (text: string): RichBlock => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] })
const body = (...content: readonly RichBlock[]): Block => ({ type: 'text', props: { id: 't', body: { type: 'doc', content } } }) as Block
const linked = (text: string): RichBlock => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href: '/about' } }] }],
})
const found = (...blocks: readonly Block[]) => findingsOfContent({ description: 'A page', blocks }).map(({ text }) => text)

describe('the headings of a page', () => {
  it('are right where each has text below it and small ones follow a large one', () =>
    expect(found(body(large('Prints'), words('We print.'), small('Ink'), words('Of soot.'), large('Paper'), words('Of rags.')))).toEqual([]))

  it('are not right where a small one comes before the first large one', () =>
    expect(found(body(small('Ink'), words('Of soot.'), large('Paper'), words('Of rags.')))).toEqual([
      'A small heading comes before the first large one.',
    ]))

  it('are not right where one has no text below it, and the last one neither', () => {
    expect(found(body(large('Prints'), large('Paper'), words('Of rags.')))).toEqual(['A heading has no text below it.'])
    expect(found(body(large('Prints'), small('Ink'), words('Of soot.')))).toEqual([])
    expect(found(body(words('We print.'), large('Prints')))).toEqual(['The last heading has no text below it.'])
  })
})

describe('a link of a page', () => {
  it.each(['here', 'Click here', 'read more…'])('says where it leads: “%s” does not', text =>
    expect(found(body(linked(text)))).toEqual([`The link “${text}” does not say where it leads.`]),
  )

  it('may have words like these among others', () => expect(found(body(linked('Read more about paper')))).toEqual([]))
})

it('a page has a description for search results, and content without which it is not published', () => {
  const all = (of: Parameters<typeof findingsOfContent>[0]) => findingsOfContent(of).map(({ text, stops }) => [text, stops])
  expect(all({ slug: 'press', blocks: [] })).toEqual([
    ['The page has no content.', true],
    ['The page has no description. Search results show one.', false],
  ])
  expect(all({ description: 'A page', blocks: [body(words(' '))] })).toEqual([['A text is empty.', true]])
})

describe('a block without what it is for keeps its page from being published', () => {
  const block = (type: string, props: object) => ({ type, props: { id: 'b', ...props } }) as unknown as Block
  it.each([
    ['gallery', { imageIds: [] }, 'A gallery has no pictures.'],
    ['cardList', { items: [] }, 'A list of cards is empty.'],
    ['embeds', { items: [] }, 'A list of videos and sounds is empty.'],
    ['accordion', { items: [] }, 'A list of questions is empty.'],
  ])('%s', (type, props, text) =>
    expect(findingsOfContent({ description: 'A page', blocks: [block(type, props)] })).toEqual([{ blockId: 'b', text, stops: true }]),
  )

  it('and so does a video whose address no player knows, and only that one', () => {
    const items = [
      { title: 'The press', url: 'https://vimeo.com/76979871' },
      { title: 'The ferry', url: 'https://films.example/ferry' },
    ]
    expect(found(block('embeds', { items }))).toEqual(['“The ferry” needs an address of YouTube, Vimeo or SoundCloud.'])
    expect(found(block('gallery', { imageIds: ['i'] }))).toEqual([])
  })
})
