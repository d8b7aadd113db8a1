import type { ScannedPage, ScannedText } from '../../../domain/flipbook/flipbook-book'
import { Anchor } from '../../kit/anchor'
import { Image } from '../../kit/pictures/image'
import css from './scan-sheet.module.css'

/** A page of an uploaded PDF: its picture, with the text that the file holds over it, to be selected and listened to. */
export const ScanSheet = ({ page: { src, width, height, texts, links, number } }: { readonly page: ScannedPage }) => (
  <div className={css.page} style={{ aspectRatio: `${width} / ${height}` }}>
    {src && (
      <Image
        className={css.picture}
        src={src}
        alt={texts.length === 0 ? `Page ${number}, a picture` : ''}
        width={width}
        height={height}
        decoding="async"
      />
    )}
    <div className={css.texts}>
      {texts.map((text, i) => (
        <span key={i} style={boxOf(text)}>
          {text[4]}{' '}
        </span>
      ))}
    </div>
    {links.map((link, i) => (
      <Anchor key={i} to={link[4]} className={css.link} style={boxOf(link)} aria-label={`Link to ${link[4].replace(/^https?:\/\//, '')}`} />
    ))}
  </div>
)

const percent = (part: number) => `${(part * 100).toFixed(2)}%`
const boxOf = ([x, y, w, h]: ScannedText) => ({
  left: percent(x),
  top: percent(y),
  width: percent(w),
  height: percent(h),
  fontSize: `calc(var(--w) / var(--ratio) * ${h.toFixed(4)} * 0.85)`,
})
