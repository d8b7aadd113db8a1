import type { BlockProps } from '../../../domain/content/blocks'
import type { PublishedPicture } from '../../../domain/pictures/published-picture'
import { lowestPrice } from '../../../domain/shop/shop-query'
import type { App, LiveQuery } from '../../app-services/app-context'
import { moneyOf } from '../../kit/format-money'
import { dayOf } from '../../kit/time/format-time'
import { artQueries } from '../art.queries'
import { calendarQueries } from '../calendar.queries'
import { guideQueries } from '../guide.queries'
import { offerQueries } from '../offer.queries'

/** What a card says of a record today. */
export interface RecordCard {
  readonly id: string
  readonly over?: string | undefined
  readonly title: string
  readonly text: string
  readonly to: string
  readonly picture?: PublishedPicture | undefined
}

const kinds = ['artists', 'events', 'articles', 'products'] as const
type Chosen = Pick<BlockProps<'recordCards'>, (typeof kinds)[number]>

/** The cards of a block, a list for each kind, in the order in which staff chose them. Who or what is not public is left out. */
export const cardsQuery = (app: App, chosen: Chosen): LiveQuery<readonly (readonly RecordCard[])[]> => ({
  queryKey: ['cards', ...kinds.map(kind => chosen[kind] ?? [])],
  queryFn: async () => {
    const lists = await Promise.all(
      kinds.map(async kind => {
        const ids = chosen[kind] ?? []
        const found = ids.length > 0 ? await read[kind](app) : []
        return ids.flatMap(id => found.find(card => card.id === id) ?? [])
      }),
    )
    return lists.filter(cards => cards.length > 0)
  },
})

const read: Readonly<Record<(typeof kinds)[number], (app: App) => Promise<readonly RecordCard[]>>> = {
  artists: async app =>
    ((await app.queries.ensureQueryData(artQueries(app).wall()))?.artists ?? []).map(({ id, handle, name, media, cover }) => ({
      id,
      title: name,
      text: media.join(', '),
      to: `/artist/${handle}`,
      picture: cover,
    })),

  events: async app =>
    ((await app.queries.ensureQueryData(calendarQueries(app).index()))?.events ?? []).map(
      ({ id, title, summary, start, venue, picture, cancelled }) => ({
        id,
        over: cancelled ? 'Canceled' : `${dayOf(new Date(start.utc), start.tz)}, ${venue}`,
        title,
        text: summary,
        to: `/events/${id}`,
        picture,
      }),
    ),

  articles: async app =>
    ((await app.queries.ensureQueryData(guideQueries(app).articles()))?.articles ?? []).map(({ id, title, standfirst, author, picture }) => ({
      id,
      over: author,
      title,
      text: standfirst,
      to: `/sfosguide/articles/${id}`,
      picture,
    })),

  products: async app =>
    (await app.queries.ensureQueryData(offerQueries(app).products())).map(product => {
      const least = lowestPrice(product)
      return {
        id: product.id,
        over: product.status === 'soldout' ? 'Sold out' : least === 0 ? 'Free' : `From ${moneyOf({ cents: least })}`,
        title: product.title,
        text: product.summary,
        to: `/shop?item=${product.id}`,
        picture: product.picture,
      }
    }),
}
