import type { BlockListProps, BlockWay } from './block-props'

/** Ways from a list into another one: to the columns beside it and out of them, or into the columns above or below. The moved block is opened. */
export function moveTargetsOf(
  { blocks, column, moving, onOpen }: Pick<BlockListProps, 'blocks' | 'column' | 'moving' | 'onOpen'>,
  at: number,
): readonly BlockWay[] {
  const block = blocks[at]!
  const { id } = block.props
  const way = (label: string, sign: string, move: () => void): BlockWay => ({
    label,
    sign,
    onPress: () => {
      move()
      onOpen(id)
    },
  })
  if (column) {
    const { of, n, count } = column
    const to = (beside: number, sign: string) =>
      way(`Move to column ${beside + 1}`, sign, () => moving.move(id, { column: { of, n: beside }, at: 0 }))
    return [
      ...(n > 0 ? [to(n - 1, '←')] : []),
      ...(n < count - 1 ? [to(n + 1, '→')] : []),
      way('Move out of the columns', 'Out', () => moving.moveOut(id, of)),
    ]
  }
  if (block.type === 'columns') return []
  return ([-1, 1] as const).flatMap(by => {
    const beside = blocks[at + by]
    if (beside?.type !== 'columns' || beside.isLocked) return []
    const into = () => moving.move(id, { column: { of: beside.props.id, n: 0 }, at: 0 })
    return [by < 0 ? way('Move into the columns above', '↑ Into', into) : way('Move into the columns below', '↓ Into', into)]
  })
}
