import type { FieldMap } from '../shared/records/fields'
import { type Block, type PlainBlock, type PlainBlockType, plainBlocks } from './blocks'

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

/** A new block without content: its lists and texts are empty, and a choice that it cannot be without is the first one. */
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

/** The list with the block at `from` in the place of the one at `to`. */
export function withMoved<B>(all: readonly B[], from: number, to: number): readonly B[] {
  const block = all[from]
  if (block === undefined || to < 0 || to >= all.length) return all
  return all.toSpliced(from, 1).toSpliced(to, 0, block)
}

/** A copy with new ids, unlocked. */
export function copyOf(block: Block, newId: () => string): Block {
  const { isLocked: _, ...copy } = block
  const props = { ...copy.props, id: newId() }
  if (copy.type !== 'columns') return { ...copy, props } as Block
  const columns = copy.props.columns.map(column => ({ blocks: column.blocks.map(inner => copyOf(inner, newId) as PlainBlock) }))
  return { ...copy, props: { ...props, columns } } as Block
}
