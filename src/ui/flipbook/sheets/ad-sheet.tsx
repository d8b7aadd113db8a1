import type { AdPlace, GuidePageOf } from '../../../domain/guide/pages/guide-page-types'
import { Anchor } from '../../kit/anchor'
import { Picture } from '../../kit/pictures/picture'
import { useOpenBook } from '../book-context'
import { AdLink } from '../book-links'
import css from './ad-sheet.module.css'

/** A page of advertisements, each where the flat plan has it. */
export const AdSheet = ({ page: { places } }: { readonly page: GuidePageOf<'ad'> }) => (
  <div className={css.page}>
    <h2 className="visually-hidden">Advertisements</h2>
    {places.map(place => (
      <div
        key={place.slot}
        className={css.place}
        style={{
          insetInlineStart: percent(place.box.x),
          insetBlockStart: percent(place.box.y),
          inlineSize: percent(place.box.w),
          blockSize: percent(place.box.h),
        }}
      >
        <Ad place={place} />
      </div>
    ))}
  </div>
)

const percent = (part: number) => `${part * 100}%`

function Ad({ place: { orderId, box } }: { readonly place: AdPlace }) {
  const { book } = useOpenBook()
  const ad = orderId === undefined ? undefined : book.ads[orderId]
  if (!ad || orderId === undefined) return <HouseAd isLarge={box.w * box.h > 0.3} />
  const { business, link, picture } = ad
  const shown = picture ? <Picture {...picture} alt={picture.alt || business} sizes="36rem" /> : <span className={css.name}>{business}</span>
  return link ? (
    <AdLink orderId={orderId} to={link} className={css.ad}>
      {shown}
      <span className="visually-hidden">{`Advertisement of ${business}`}</span>
    </AdLink>
  ) : (
    <div className={css.ad}>{shown}</div>
  )
}

/** Where no advertisement was sold. */
function HouseAd({ isLarge }: { readonly isLarge: boolean }) {
  const { book } = useOpenBook()
  return (
    <div className={css.house} data-large={isLarge || undefined}>
      <p className={css.name}>{isLarge ? 'Keep these doors open.' : 'Your advertisement here'}</p>
      <p>
        {isLarge ? (
          <>
            Members see more, and keep {book.organisation} going. <Anchor to="/artlover">Become an art lover</Anchor>
          </>
        ) : (
          <Anchor to="/advertise">Advertise in the next guide</Anchor>
        )}
      </p>
    </div>
  )
}
