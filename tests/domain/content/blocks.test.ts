import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { withMoved } from '../../../src/domain/content/block-edits'
import { type Block, blocks, plainBlocks } from '../../../src/domain/content/blocks'
import { everyBlock, isHome, picturesIn, placedParts, recordsIn } from '../../../src/domain/content/every-block'
import { referencesOf } from '../../../src/domain/shared/records/references'

const { schema } = blocks('Blocks')
const accepts = (value: unknown) => v.safeParse(schema, value).success
const heading = (id: string) => ({ type: 'heading', props: { id, text: 'A title', level: 'part' } })
const says = (content: unknown) => ({ type: 'text', props: { id: 't', body: { type: 'doc', content } } })
const linkTo = (href: string) => says([{ type: 'paragraph', content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }] }])

describe('blocks', () => {
  it('name every picture that they show, whichever kind declares one', () => {
    const declared = Object.entries(plainBlocks).flatMap(([type, { fields }]) =>
      referencesOf({ fields, title: type }).flatMap(({ to, names }) => (to === 'images' ? [`${type}: ${names.join('.')}`] : [])),
    )
    expect(declared).toEqual(['image: imageId', 'gallery: imageIds', 'cardList: items.imageId'])
    const shown = [
      { type: 'image', props: { id: 'a', imageId: '1', width: 'text' } },
      { type: 'columns', props: { id: 'b', columns: [{ blocks: [{ type: 'gallery', props: { id: 'c', imageIds: ['2', '3'] } }] }, { blocks: [] }] } },
      { type: 'cardList', props: { id: 'd', items: [{ title: 'A', text: 'B', imageId: '4' }] } },
    ] as const satisfies readonly Block[]
    expect(picturesIn(shown)).toEqual(['1', '2', '3', '4'])
  })

  it('are those of the home page where one is a hero, and of no other page', () => {
    const hero: Block = { type: 'hero', props: { id: 'a', words: [] } }
    const divider: Block = { type: 'divider', props: { id: 'b' } }
    expect([isHome([hero, divider]), isHome([divider, hero]), isHome([divider]), isHome([])]).toEqual([true, true, false, false])
  })

  it('name the live parts that they place, also within columns, and the records of their cards by kind', () => {
    const live = (id: string, what: 'levels' | 'perks') => ({ type: 'live', props: { id, what } }) as const
    const columns: Block = { type: 'columns', props: { id: 'c', columns: [{ blocks: [live('d', 'perks')] }, { blocks: [] }] } }
    expect([...placedParts([live('a', 'levels'), columns, live('e', 'levels')])]).toEqual(['levels', 'perks'])
    expect(recordsIn({ id: 'a', events: ['party'], artists: ['ben', 'ana'] })).toEqual([
      { kind: 'artists', id: 'ben' },
      { kind: 'artists', id: 'ana' },
      { kind: 'events', id: 'party' },
    ])
  })

  it('have the specified types, and parts that the page draws or the home page alone has', () => {
    expect([...Object.keys(plainBlocks), 'columns'].sort()).toEqual(
      'accordion button cardList columns divider embeds form gallery heading hero homePart image live map policy quote recordCards text'.split(' '),
    )
  })

  it('accept their own props and no others', () => {
    expect(accepts([heading('a'), { type: 'divider', props: { id: 'b' } }])).toBe(true)
    expect(accepts([{ type: 'heading', props: { id: 'a', text: 'A title', level: 'part', colour: 'red' } }])).toBe(false)
    expect(accepts([{ type: 'heading', props: { text: 'no id', level: 'part' } }])).toBe(false)
    expect(accepts([{ type: 'marquee', props: { id: 'a' } }])).toBe(false)
  })

  it('may be in columns, but columns may not', () => {
    const columns = (inner: unknown) => ({ type: 'columns', props: { id: 'c', columns: [{ blocks: [inner] }, { blocks: [] }] } })
    expect(accepts([columns(heading('a'))])).toBe(true)
    expect(accepts([columns({ ...columns(heading('a')), props: { id: 'd', columns: [{ blocks: [] }, { blocks: [] }] } })])).toBe(false)
    expect(accepts([{ type: 'columns', props: { id: 'c', columns: [{ blocks: [] }] } }])).toBe(false)
  })

  it('have ids that are unique on the page, including columns', () => {
    expect(accepts([heading('a'), heading('a')])).toBe(false)
    expect(accepts([heading('a'), { type: 'columns', props: { id: 'c', columns: [{ blocks: [heading('a')] }, { blocks: [] }] } }])).toBe(false)
  })

  it.each([
    ['/about', true],
    ['https://a.example/x', true],
    ['mailto:a@b.example', true],
    ['javascript:alert(1)', false],
    ['//evil.example', false],
    ['data:text/html,x', false],
  ])('hold a link to %s: %s', (href, fits) => expect(accepts([linkTo(href)])).toBe(fits))

  it('refuse text of another format', () => {
    expect(accepts([says([{ type: 'script', content: [] }])])).toBe(false)
    expect(accepts([says([{ type: 'heading', attrs: { level: 1 } }])])).toBe(false)
  })

  it('list each picture once', () => {
    const page = [
      { type: 'image', props: { id: 'a', imageId: 'one', width: 'wide' } },
      { type: 'gallery', props: { id: 'b', imageIds: ['one', 'two'] } },
      {
        type: 'columns',
        props: {
          id: 'c',
          columns: [{ blocks: [{ type: 'cardList', props: { id: 'd', items: [{ title: 'x', text: 'y', imageId: 'three' }] } }] }, { blocks: [] }],
        },
      },
    ] satisfies readonly Block[]
    expect(accepts(page)).toBe(true)
    expect(picturesIn(page)).toEqual(['one', 'two', 'three'])
    expect(everyBlock(page).map(({ props }) => props.id)).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('a block that is moved', () => {
  const block = (id: string) => ({ type: 'divider', props: { id } }) as const satisfies Block
  const page: readonly Block[] = [
    block('a'),
    { type: 'columns', props: { id: 'c', columns: [{ blocks: [block('b')] }, { blocks: [block('d'), block('e')] }] } },
    { ...block('f'), isLocked: true },
  ]
  const order = (all: readonly Block[]) =>
    all.map(one =>
      one.type === 'columns' ? one.props.columns.map(({ blocks: inner }) => inner.map(({ props }) => props.id).join('')).join('|') : one.props.id,
    )
  const column = (n: number) => ({ of: 'c', n })

  it.each([
    ['down the page', 'a', { at: 1 }, ['b|de', 'a', 'f']],
    ['into a column', 'a', { column: column(1), at: 1 }, ['b|dae', 'f']],
    ['from column to column', 'b', { column: column(1), at: 2 }, ['a', '|deb', 'f']],
    ['within its column', 'd', { column: column(1), at: 1 }, ['a', 'b|ed', 'f']],
    ['out of the columns', 'd', { at: 2 }, ['a', 'b|e', 'd', 'f']],
    ['nowhere, because columns are not in columns', 'c', { column: column(0), at: 0 }, ['a', 'b|de', 'f']],
    ['nowhere, because it is locked', 'f', { at: 0 }, ['a', 'b|de', 'f']],
    ['nowhere, because there are no such columns', 'a', { column: { of: 'x', n: 0 }, at: 0 }, ['a', 'b|de', 'f']],
    ['nowhere, because there is no such column', 'a', { column: column(2), at: 0 }, ['a', 'b|de', 'f']],
    ['nowhere, because it is not there', 'x', { at: 0 }, ['a', 'b|de', 'f']],
  ] as const)('comes %s', (_, id, to, expected) => {
    expect(order(withMoved(page, id, to))).toEqual(expected)
  })
})
