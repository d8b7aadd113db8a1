import type { CSSProperties, ReactNode } from 'react'
import type { AdMeasures } from '../../domain/ads/ad-orders.collection'
import { hasLocatorStrip, locatorStrip, wantedInches } from '../../domain/ads/preflight/ad-preflight'
import { mmPerInch } from '../../domain/guide/prepress/print-slots'
import css from './art-with-print-lines.module.css'

interface ArtWithPrintLinesProps {
  readonly space: AdMeasures & { readonly position?: string | undefined }
  /** The picture of the artwork with its bleed. */
  readonly children: ReactNode
}

/** Artwork with the lines of print over it: where it is cut, what stays free of text, and where the number of the page stands. */
export function ArtWithPrintLines({ space, children }: ArtWithPrintLinesProps) {
  const [w, h] = wantedInches(space)
  const inset = (mm: number): CSSProperties => ({ inset: `${percent(mm / mmPerInch / h)} ${percent(mm / mmPerInch / w)}` })
  const bleed = space.bleed / mmPerInch
  return (
    <figure className={css.figure}>
      <div className={css.sheet}>
        {children}
        {space.bleed > 0 && <span className={css.trim} style={inset(space.bleed)} />}
        {space.safe > 0 && <span className={css.safe} style={inset(space.bleed + space.safe)} />}
        {hasLocatorStrip(space) && (
          <span
            className={css.strip}
            style={{ insetInline: percent(bleed / w), insetBlockEnd: percent(bleed / h), blockSize: percent(locatorStrip / h) }}
          />
        )}
      </div>
      <figcaption className={css.caption}>
        {space.bleed > 0 && <span>Solid line: it is cut here.</span>}
        {space.safe > 0 && <span>Dashed line: keep text inside.</span>}
        {hasLocatorStrip(space) && <span>Hatched: the number of the page stands here.</span>}
      </figcaption>
    </figure>
  )
}

const percent = (part: number) => `${part * 100}%`
