import { describe, expect, it } from 'vitest'
import type { RichText } from '../../../src/domain/shared/text/rich-text-types'
import { textChanges } from '../../../src/domain/shared/text/text-changes'

const doc = (...lines: string[]): RichText => ({
  type: 'doc',
  content: lines.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
/** `+` added, `-` removed, `=` the same, `~` rewritten with its words marked. */
const short = (before: RichText, after: RichText) =>
  textChanges(before, after).map(({ is, changes }) =>
    is === 'changed'
      ? `~${changes.map(({ is: kind, words }) => (kind === 'added' ? `[+${words}]` : kind === 'removed' ? `[-${words}]` : words)).join('')}`
      : `${{ same: '=', added: '+', removed: '-' }[is]}${changes[0]!.words}`,
  )

describe('the changes of a text', () => {
  it('are none if it is the same', () => expect(short(doc('a b', 'c'), doc('a b', 'c'))).toEqual(['=a b', '=c']))
  it('can be an added or a removed paragraph', () => {
    expect(short(doc('first', 'last'), doc('first', 'new here', 'last'))).toEqual(['=first', '+new here', '=last'])
    expect(short(doc('first', 'old', 'last'), doc('first', 'last'))).toEqual(['=first', '-old', '=last'])
  })
  it('can be some words of a rewritten paragraph', () =>
    expect(short(doc('we keep letters for two years'), doc('we keep letters for three years'))).toEqual([
      '~we keep letters for[- two][+ three] years',
    ]))
  it('are a removed and an added paragraph if little is left of it', () =>
    expect(short(doc('we sell nothing'), doc('cookies are counted by hand'))).toEqual(['-we sell nothing', '+cookies are counted by hand']))
  it('are in order, with rewritten paragraphs between new ones', () =>
    expect(short(doc('a b c d', 'z'), doc('wholly new', 'a b c e', 'z'))).toEqual(['+wholly new', '~a b c[- d][+ e]', '=z']))
  it('include lists and quotations', () => {
    const list: RichText = {
      type: 'doc',
      content: [
        { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'point' }] }] }] },
      ],
    }
    expect(short(doc('point'), list)).toEqual(['=point'])
  })
})
