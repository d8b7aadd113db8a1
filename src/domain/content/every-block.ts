import type { Block, BlockProps } from './blocks'

// Apart from the declaration of the blocks: public pages walk through them without its schemas.

/** Every block in reading order, including those within columns. */
export const everyBlock = (all: readonly Block[]): readonly Block[] =>
  all.flatMap(block => (block.type === 'columns' ? [block, ...block.props.columns.flatMap(column => column.blocks)] : [block]))

/** Whether these are the modules of the home page: no other page has a hero. */
export const isHome = (blocks: readonly Block[]): boolean => blocks.some(({ type }) => type === 'hero')

/** Ids of the pictures that these blocks show. */
export const picturesIn = (all: readonly Block[]): readonly string[] =>
  [
    ...new Set(
      everyBlock(all).flatMap((block): readonly (string | undefined)[] => {
        if (block.type === 'image') return [block.props.imageId]
        if (block.type === 'gallery') return block.props.imageIds
        return block.type === 'cardList' ? block.props.items.map(({ imageId }) => imageId) : []
      }),
    ),
  ].flatMap(id => id ?? [])

const recordKinds = ['artists', 'events', 'articles', 'products'] as const

/** The records that cards show, by kind, in the order in which staff chose them. */
export const recordsIn = (props: BlockProps<'recordCards'>): readonly { readonly kind: (typeof recordKinds)[number]; readonly id: string }[] =>
  recordKinds.flatMap(kind => (props[kind] ?? []).map(id => ({ kind, id })))

/** A part that a page draws from today's records. */
export type LivePart = BlockProps<'live'>['what']

/** Live parts that the blocks place themselves. */
export const placedParts = (all: readonly Block[]): ReadonlySet<LivePart> =>
  new Set(everyBlock(all).flatMap(block => (block.type === 'live' ? [block.props.what] : [])))
