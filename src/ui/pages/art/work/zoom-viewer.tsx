import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../kit/button'
import { Image } from '../../../kit/pictures/image'
import type { PictureProps } from '../../../kit/pictures/picture'
import css from './zoom-button.module.css'

const steps = [1, 1.5, 2, 3, 4, 6] as const

/** Shows a work large: buttons or the plus and minus keys zoom, scrolling moves. */
export default function ZoomViewer({
  picture,
  title,
  onClose,
}: {
  readonly picture: PictureProps
  readonly title: string
  readonly onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState(0)
  useEffect(() => dialog.current?.showModal(), [])
  const scale = steps[step]!
  const move = (by: number) => {
    const box = view.current
    const next = Math.min(steps.length - 1, Math.max(0, step + by))
    const grow = steps[next]! / scale
    // Zooming keeps the center.
    const middle = box && { x: (box.scrollLeft + box.clientWidth / 2) * grow, y: (box.scrollTop + box.clientHeight / 2) * grow }
    setStep(next)
    if (box && middle)
      requestAnimationFrame(() => box.scrollTo({ left: middle.x - box.clientWidth / 2, top: middle.y - box.clientHeight / 2, behavior: 'instant' }))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') move(1)
    else if (event.key === '-') move(-1)
    else if (event.key === '0') setStep(0)
    else return
    event.preventDefault()
  }
  return (
    <dialog ref={dialog} className={css.room} aria-label={title} onClose={onClose} onKeyDown={press}>
      <div className={css.bar}>
        <p className={css.title}>{title}</p>
        <Button size="s" aria-label="Zoom out" disabled={step === 0} onClick={() => move(-1)}>
          −
        </Button>
        <span role="status" className={css.scale}>
          {Math.round(scale * 100)}%
        </span>
        <Button size="s" aria-label="Zoom in" disabled={step === steps.length - 1} onClick={() => move(1)}>
          +
        </Button>
        <Button size="s" look="main" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
      <div
        ref={view}
        className={css.view}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within the keyboard's reach
        tabIndex={0}
        role="region"
        aria-label="The picture, scrollable"
      >
        <div className={css.sheet} style={{ inlineSize: `${scale * 100}%`, blockSize: `${scale * 100}%` }}>
          <Image src={picture.src} alt={picture.alt} className={css.large} />
        </div>
      </div>
    </dialog>
  )
}
