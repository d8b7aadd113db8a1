import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../kit/button'
import { Link } from '../routing/link'
import css from './preview-frame.module.css'

/** Widths in CSS pixels (product.md C1, /temp). */
const widths = { Phone: 390, Tablet: 768, Desktop: 1280 } as const
type Width = keyof typeof widths
/** A page that is drawn smaller cannot be read; it scrolls instead. */
const leastScale = 0.5

interface PreviewFrameProps {
  readonly address: string
  /** Reloads the preview after each save. */
  readonly rev: number
  readonly frame?: RefObject<HTMLIFrameElement | null>
}

/** A page as visitors will see it, at three widths. */
export function PreviewFrame({ address, rev, frame }: PreviewFrameProps) {
  // A narrow window shows the page as the phone that it is.
  const [width, setWidth] = useState<Width>(innerWidth < widths.Tablet ? 'Phone' : 'Desktop')
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const fit = new ResizeObserver(([entry]) => setScale(Math.max(leastScale, Math.min(1, (entry?.contentRect.width ?? 0) / widths[width]))))
    if (room.current) fit.observe(room.current)
    return () => fit.disconnect()
  }, [width])
  return (
    <section aria-label="Preview" className={css.preview}>
      <div className={css.widths}>
        {(Object.keys(widths) as Width[]).map(name => (
          <Button key={name} size="s" aria-pressed={name === width} onClick={() => setWidth(name)}>
            {name}
          </Button>
        ))}
        <Link to={address} target="_blank">
          Open in a new tab
        </Link>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that may scroll: a desktop is wider than a telephone */}
      <div ref={room} className={css.scroll} role="region" aria-label="The page at this width" tabIndex={0}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this application, drawn with the session of who looks */}
        <iframe
          ref={frame}
          key={rev}
          src={address}
          title="Preview of the page"
          className={css.frame}
          style={{ width: widths[width], height: `${80 / scale}vh`, zoom: scale }}
        />
      </div>
    </section>
  )
}
