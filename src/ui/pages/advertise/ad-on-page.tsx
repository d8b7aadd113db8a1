import type { AdSpace } from '../../../domain/ads/pricing/ad-price-table'
import { sizeText } from '../../ads/ad-size-text'
import css from './advertise.module.css'

interface AdOnPageProps {
  readonly space: AdSpace
  readonly page: { readonly w: number; readonly h: number }
}

const lines = 12

/** An advertisement on a page of the guide, to scale. A part of a page stands at its foot, as it usually does. */
export function AdOnPage({ space: { w, h }, page }: AdOnPageProps) {
  const [width, height] = [Math.min(w, page.w), Math.min(h, page.h)]
  const margin = Math.min((page.w - width) / 2, page.w * 0.07)
  const top = page.h - height - Math.min(margin, (page.h - height) / 2)
  return (
    <svg
      className={css.page}
      viewBox={`-1 -1 ${page.w + 2} ${page.h + 2}`}
      role="img"
      aria-label={`${sizeText({ w, h })} on a page of ${sizeText(page)}`}
    >
      <rect className={css.sheet} width={page.w} height={page.h} />
      {Array.from({ length: lines }, (_, i) => (i + 1) * (page.h / (lines + 1)))
        .filter(y => y < top - 4)
        .map(y => (
          <line key={y} className={css.text} x1={page.w * 0.07} x2={page.w * 0.93} y1={y} y2={y} />
        ))}
      <rect className={css.ad} x={margin} y={top} width={width} height={height} />
    </svg>
  )
}
