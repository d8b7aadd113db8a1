import type { BlockProps } from '../../domain/content/blocks'
import type { PublishedPicture } from '../../domain/pictures/published-picture'
import { lowestPrice } from '../../domain/shop/shop-query'
import { useApp } from '../app-services/app-context'
import { useLiveQuery } from '../app-services/live-query'
import { moneyOf } from '../kit/format-money'
import { dayOf } from '../kit/time/format-time'
import { artQueries } from '../queries/art.queries'
import { calendarQueries } from '../queries/calendar.queries'
import { guideQueries } from '../queries/guide.queries'
import { offerQueries } from '../queries/offer.queries'
import { CardList } from './card-list'

interface Card {
  readonly id: string
  readonly over?: string | undefined
  readonly title: string
  readonly text: string
  readonly to: string
  readonly picture?: PublishedPicture | undefined
}

interface CardsProps {
  readonly ids: readonly string[]
  readonly level: 2 | 3
}

/** Cards that say what the records say today. Who or what is not public is left out. */
export default function RecordCards({
  artists,
  events,
  articles,
  products,
  level,
}: Omit<BlockProps<'recordCards'>, 'id'> & Pick<CardsProps, 'level'>) {
  return (
    <>
      {artists?.length ? <Artists ids={artists} level={level} /> : null}
      {events?.length ? <Events ids={events} level={level} /> : null}
      {articles?.length ? <Articles ids={articles} level={level} /> : null}
      {products?.length ? <Products ids={products} level={level} /> : null}
    </>
  )
}

/** In the order in which staff chose them. */
function Cards({ cards, ids, level }: CardsProps & { readonly cards: readonly Card[] }) {
  const shown = ids.flatMap(id => cards.find(card => card.id === id) ?? [])
  const pictures = Object.fromEntries(shown.flatMap(({ id, picture }) => (picture ? [[id, picture]] : [])))
  return (
    shown.length > 0 && (
      <CardList items={shown.map(({ id, over, title, text, to }) => ({ over, title, text, to, imageId: id }))} pictures={pictures} level={level} />
    )
  )
}

function Artists(props: CardsProps) {
  const found = useLiveQuery(artQueries(useApp()).wall())?.artists ?? []
  const cards = found.map(({ id, handle, name, media, cover }) => ({
    id,
    title: name,
    text: media.join(', '),
    to: `/artist/${handle}`,
    picture: cover,
  }))
  return <Cards {...props} cards={cards} />
}

function Events(props: CardsProps) {
  const found = useLiveQuery(calendarQueries(useApp()).index())?.events ?? []
  const cards = found.map(({ id, title, summary, start, venue, picture, cancelled }) => ({
    id,
    over: cancelled ? 'Canceled' : `${dayOf(new Date(start.utc), start.tz)}, ${venue}`,
    title,
    text: summary,
    to: `/events/${id}`,
    picture,
  }))
  return <Cards {...props} cards={cards} />
}

function Articles(props: CardsProps) {
  const found = useLiveQuery(guideQueries(useApp()).articles())?.articles ?? []
  const cards = found.map(({ id, title, standfirst, author, picture }) => ({
    id,
    over: author,
    title,
    text: standfirst,
    to: `/sfosguide/articles/${id}`,
    picture,
  }))
  return <Cards {...props} cards={cards} />
}

function Products(props: CardsProps) {
  const found = useLiveQuery(offerQueries(useApp()).products())
  const cards = found.map(product => {
    const least = lowestPrice(product)
    return {
      id: product.id,
      over: product.status === 'soldout' ? 'Sold out' : least === 0 ? 'Free' : `From ${moneyOf({ cents: least })}`,
      title: product.title,
      text: product.summary,
      to: `/shop?item=${product.id}`,
      picture: product.picture,
    }
  })
  return <Cards {...props} cards={cards} />
}
