import type { ReactNode } from 'react'
import type { PrintSlot } from '../../domain/guide/prepress/print-slots'
import css from './print-card.module.css'

/** Rulers in centimeters and millimeters along a card: they match a real ruler if the screen's scale is true. */
export const CardRuler = ({ size, children }: { readonly size: PrintSlot; readonly children: ReactNode }) => (
  <div className={css.rulers}>
    {children}
    <div className={css.down} style={{ blockSize: `${size.height}mm` }} aria-hidden="true">
      {centimeters(size.height).map(cm => (
        <span key={cm} style={{ insetBlockStart: `${cm * 10 + 0.5}mm` }}>
          {cm}
        </span>
      ))}
    </div>
    <div className={css.across} style={{ inlineSize: `${size.width}mm` }} aria-hidden="true">
      {centimeters(size.width).map(cm => (
        <span key={cm} style={{ insetInlineStart: `${cm * 10}mm` }}>
          {cm}
        </span>
      ))}
    </div>
  </div>
)

const centimeters = (mm: number) => Array.from({ length: Math.floor(mm / 10) + 1 }, (_, cm) => cm)
