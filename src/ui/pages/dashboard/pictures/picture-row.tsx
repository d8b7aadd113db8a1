import { type FormEvent, useState } from 'react'
import type { OwnPicture } from '../../../../domain/art/own-studio'
import { pictureLimits } from '../../../../domain/pictures/picture-upload'
import { Button } from '../../../kit/button'
import { TextArea } from '../../../kit/controls/text-area'
import { Picture } from '../../../kit/pictures/picture'
import { useUnsavedInput } from '../../../routing/unsaved-input'
import dashboard from '../dashboard.module.css'
import css from './pictures.module.css'

interface PictureRowProps {
  readonly picture: OwnPicture
  /** From 1; the first is the main one. */
  readonly place: number
  readonly busy: boolean
  readonly onDescribe: (alt: string) => Promise<boolean>
  /** Absent at the end of the list. */
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
  readonly onReplace: () => void
  /** Absent where it has to stay. */
  readonly onRemove: (() => void) | undefined
}

/** One picture of a work: what is to be seen on it, and its place among the others. */
export function PictureRow({ picture: { shown }, place, busy, onDescribe, onUp, onDown, onReplace, onRemove }: PictureRowProps) {
  const kept = shown?.alt ?? ''
  const [alt, setAlt] = useState(kept)
  const [missing, setMissing] = useState(false)
  const changed = alt.trim() !== kept.trim()
  useUnsavedInput(changed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(alt.trim() === '')
    if (alt.trim() !== '') void onDescribe(alt.trim())
  }
  const name = place === 1 ? 'Main picture' : `Picture ${place}`
  return (
    <li className={css.row}>
      <div className={css.thumb}>
        {shown ? <Picture {...shown} sizes="10rem" /> : <p className={dashboard.bad}>The file of this picture is gone. Replace it.</p>}
      </div>
      <div className={css.words}>
        {shown && (
          <form className={css.words} noValidate onSubmit={submit}>
            <TextArea
              label={`${name} in words`}
              help="Read out to those who cannot see it."
              rows={2}
              maxLength={pictureLimits.alt}
              value={alt}
              onChange={event => setAlt(event.target.value)}
              error={
                missing || kept.trim() === '' ? (alt.trim() === '' ? 'Say what is to be seen, for those who cannot see it.' : undefined) : undefined
              }
            />
            {changed && (
              <div className={dashboard.row}>
                <Button type="submit" size="s" busy={busy}>
                  Save these words
                </Button>
              </div>
            )}
          </form>
        )}
        <div className={dashboard.row}>
          <Button size="s" aria-disabled={!onUp || undefined} onClick={onUp} aria-label={`Move ${name.toLowerCase()} up`}>
            ↑
          </Button>
          <Button size="s" aria-disabled={!onDown || undefined} onClick={onDown} aria-label={`Move ${name.toLowerCase()} down`}>
            ↓
          </Button>
          <Button size="s" onClick={onReplace} aria-label={`Replace ${name.toLowerCase()}`}>
            Replace
          </Button>
          {onRemove && (
            <Button size="s" onClick={onRemove} aria-label={`Remove ${name.toLowerCase()}`}>
              Remove
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
