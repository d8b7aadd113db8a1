import { Button } from '../../../kit/button'
import { Picture } from '../../../kit/pictures/picture'
import type { OwnWork } from '../../../queries/account.queries'
import css from '../dashboard.module.css'
import { WorkPicturesSection } from '../pictures/work-pictures-section'
import { ArtworkForm } from './artwork-form'
import { availabilityText, isUndescribed, stateText } from './artwork-text'

interface ArtworkRowProps {
  readonly own: OwnWork
  readonly open: boolean
  readonly onOpen: () => void
  /** Absent at the end of the list. */
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
  /** Shows or hides it; absent if it cannot be public. */
  readonly onSetPublic: (() => void) | undefined
  readonly onSaved: () => void
}

/** One work with its picture, position and state. */
export function ArtworkRow({ own, open, onOpen, onUp, onDown, onSetPublic, onSaved }: ArtworkRowProps) {
  const { work, picture } = own
  return (
    <li className={css.work}>
      <div className={css.thumb}>{picture ? <Picture {...picture} sizes="8rem" /> : <span className={css.blank} aria-hidden="true" />}</div>
      <div className={css.words}>
        <h3>{work.title}</h3>
        <p className={css.quiet}>{[work.year, work.medium, availabilityText[work.availability]].join(', ')}</p>
        <p className={css.state} data-state={work.status}>
          {stateText[work.status]}
        </p>
        {isUndescribed(own) && <p className={css.bad}>A picture has no description yet.</p>}
      </div>
      <div className={css.acts}>
        <Button size="s" aria-disabled={!onUp || undefined} onClick={onUp} aria-label={`Move “${work.title}” up`}>
          ↑
        </Button>
        <Button size="s" aria-disabled={!onDown || undefined} onClick={onDown} aria-label={`Move “${work.title}” down`}>
          ↓
        </Button>
        <Button
          size="s"
          disabled={!onSetPublic}
          onClick={onSetPublic}
          aria-label={work.status === 'public' ? `Hide “${work.title}”` : `Show “${work.title}”`}
        >
          {work.status === 'public' ? 'Hide' : 'Show'}
        </Button>
        <Button size="s" aria-expanded={open} onClick={onOpen} aria-label={open ? `Close “${work.title}”` : `Edit “${work.title}”`}>
          {open ? 'Close' : 'Edit'}
        </Button>
      </div>
      {open && (
        <div className={css.editor}>
          <WorkPicturesSection own={own} onSaved={onSaved} />
          <ArtworkForm own={own} onSaved={onSaved} />
        </div>
      )}
    </li>
  )
}
