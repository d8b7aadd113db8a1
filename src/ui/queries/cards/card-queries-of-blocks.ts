import type { Block } from '../../../domain/content/blocks'
import type { App, LiveQuery } from '../../app-services/app-context'

/** The queries of all cards of records within these blocks. Most pages have none, and load nothing for it. */
export async function cardsWithin(app: App, blocks: readonly Block[] = []): Promise<readonly LiveQuery<unknown>[]> {
  const hasCards = ({ type }: Pick<Block, 'type'>) => type === 'recordCards'
  if (!blocks.some(block => hasCards(block) || (block.type === 'columns' && block.props.columns.some(column => column.blocks.some(hasCards)))))
    return []
  const [{ everyBlock }, { cardsQuery }] = await Promise.all([import('../../../domain/content/every-block'), import('./card.queries')])
  return everyBlock(blocks).flatMap(block => (block.type === 'recordCards' ? [cardsQuery(app, block.props)] : []))
}
