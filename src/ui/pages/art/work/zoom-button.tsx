import { type CSSProperties, lazy, Suspense, useState } from 'react'
import { Picture, type PictureProps } from '../../../kit/pictures/picture'
import css from './zoom-button.module.css'

const ZoomViewer = lazy(() => import('./zoom-viewer'))

/** Opens the work in the zoom viewer. */
export function ZoomButton({ picture, title }: { readonly picture: PictureProps; readonly title: string }) {
  const [open, setOpen] = useState(false)
  const size = { '--natural': `${picture.width}px`, '--ratio': picture.width / picture.height } as CSSProperties
  return (
    <>
      <button type="button" className={css.opener} style={size} onClick={() => setOpen(true)} aria-label={`Zoom in on ${title}`}>
        <Picture {...picture} />
        <span className={css.hint} aria-hidden="true">
          <svg width="20" height="20" viewBox="0 0 20 20">
            <path
              d="M8.5 2a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM13.5 13.5 18 18M5.5 8.5h6M8.5 5.5v6"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
            />
          </svg>
        </span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <ZoomViewer picture={picture} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
