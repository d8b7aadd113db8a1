import type { FieldMap } from '../shared/records/fields'
import { type Block, type ColumnsBlock, type PlainBlock, type PlainBlockType, plainBlocks } from './blocks'
import { everyBlock } from './every-block'

export type BlockType = Block['type']

/** Names of the kinds of blocks, for staff. */
export const blockLabels: Readonly<Record<BlockType, string>> = {
  ...(Object.fromEntries(Object.entries(plainBlocks).map(([type, { label }]) => [type, label])) as Record<PlainBlockType, string>),
  columns: 'Columns',
}

/** The kinds that can be added. The home page has one hero, with which it begins. */
export const blockTypes = (Object.keys(blockLabels) as BlockType[]).filter(type => type !== 'hero')

/** The fields of a block, without its id. Columns have none: their content is blocks. */
export const fieldsOfBlock = (type: BlockType): FieldMap => (type === 'columns' ? {} : plainBlocks[type].fields)

/** A new block without content: lists and rich texts are empty, a required choice is the first one, and other fields are missing until they are entered. */
export function newBlock(type: BlockType, id: string): Block {
  if (type === 'columns') return { type, props: { id, columns: [{ blocks: [] }, { blocks: [] }] } }
  const props = Object.fromEntries(Object.entries(fieldsOfBlock(type)).flatMap(([name, field]) => (field.optional ? [] : beginning(name, field))))
  return { type, props: { id, ...props } } as unknown as PlainBlock
}

type BlockField = FieldMap[string]

function beginning(name: string, { kind, choices }: BlockField): readonly (readonly [string, unknown])[] {
  if (kind === 'list') return [[name, []]]
  if (kind === 'richText') return [[name, { type: 'doc', content: [] }]]
  return choices?.[0] === undefined ? [] : [[name, choices[0]]]
}

/** Where a block stands: the index in the page's own list, or in that of a column. */
export interface BlockPlace {
  readonly column?: { readonly of: string; readonly n: number }
  readonly at: number
}

/** The page's blocks with one at another place. A locked block, columns that would come into a column, and a place that is not there change nothing. */
export function withMoved(all: readonly Block[], id: string, { column, at }: BlockPlace): readonly Block[] {
  const block = everyBlock(all).find(({ props }) => props.id === id)
  if (!block || block.isLocked || at < 0 || (column && block.type === 'columns')) return all
  const others = <B extends Block>(list: readonly B[]) => list.filter(({ props }) => props.id !== id)
  const rest = others(all).map(one => (one.type === 'columns' ? inColumns(one, others) : one))
  if (!column) return rest.toSpliced(at, 0, block)
  const isTarget = (one: Block): one is ColumnsBlock =>
    one.type === 'columns' && one.props.id === column.of && one.props.columns[column.n] !== undefined
  if (!rest.some(isTarget)) return all
  return rest.map(one => (isTarget(one) ? inColumns(one, (list, n) => (n === column.n ? list.toSpliced(at, 0, block as PlainBlock) : list)) : one))
}

const inColumns = (block: ColumnsBlock, change: (list: readonly PlainBlock[], n: number) => readonly PlainBlock[]): ColumnsBlock => ({
  ...block,
  props: { ...block.props, columns: block.props.columns.map(({ blocks }, n) => ({ blocks: change(blocks, n) })) },
})

/** A copy with new ids, unlocked. */
export function copyOf(block: Block, newId: () => string): Block {
  const { isLocked: _, ...copy } = block
  const props = { ...copy.props, id: newId() }
  if (copy.type !== 'columns') return { ...copy, props } as Block
  const columns = copy.props.columns.map(column => ({ blocks: column.blocks.map(inner => copyOf(inner, newId) as PlainBlock) }))
  return { ...copy, props: { ...props, columns } } as Block
}
