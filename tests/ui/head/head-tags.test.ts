import { describe, expect, it } from 'vitest'
import { headTags } from '../../../src/ui/head/head-tags'

const headOf = (paragraph: string, title = 'A page', path = '/x') =>
  headTags({ path, title, name: title, html: `<main><p>${paragraph}</p></main>`, answers: [], origin: 'https://example.org' })
const descriptionOf = (paragraph: string) => /<meta name="description" content="([^"]*)"/.exec(headOf(paragraph))?.[1]

describe('the description of a page in search results', () => {
  it('is its first words, up to the last one that fits', () => {
    expect(descriptionOf('lantern '.repeat(60))).toBe(`${'lantern '.repeat(19)}lantern …`)
  })
  it.each([
    ['a script without spaces', '灯'.repeat(400), `${'灯'.repeat(160)} …`],
    ['characters that are written as pairs', `a${'🎨'.repeat(200)}`, `a${'🎨'.repeat(79)} …`],
    ['characters that stand escaped', `${'灯'.repeat(157)}&amp;${'灯'.repeat(99)}`, `${'灯'.repeat(157)} …`],
  ])('is cut to its length in %s', (_, paragraph, described) => expect(descriptionOf(paragraph)).toBe(described))

  it('escapes markup in titles', () => {
    expect(headOf('lantern '.repeat(9), '</title><script>alert("1")</script>')).not.toContain('<script>alert')
  })
})

it('a page behind a private link, or behind a link in a mail, is in no search results', () => {
  const isIndexed = (path: string) => !headOf('Lantern', 'A page', path).includes('noindex')
  expect(['/private/AAAAAAAAAAAAAAAAAAAAAA', '/acct/auth/action', '/x'].map(isIndexed)).toEqual([false, false, true])
})
