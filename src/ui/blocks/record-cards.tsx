import type { BlockProps } from '../../domain/content/blocks'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { cardsQuery, type RecordCard } from '../queries/cards/card.queries'
import { CardList } from './card-list'

/** Cards that say what the records say today. */
export default function RecordCards({ level, ...chosen }: Omit<BlockProps<'recordCards'>, 'id'> & { readonly level: 2 | 3 }) {
  const lists = useLiveQuery(cardsQuery(useApp(), chosen))
  return lists.map((cards, i) => <CardList key={i} items={cards.map(itemOf)} pictures={picturesOf(cards)} level={level} />)
}

const itemOf = ({ id, over, title, text, to }: RecordCard) => ({ over, title, text, to, imageId: id })
const picturesOf = (cards: readonly RecordCard[]) => Object.fromEntries(cards.flatMap(({ id, picture }) => (picture ? [[id, picture]] : [])))
