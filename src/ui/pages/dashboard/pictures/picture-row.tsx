import type { OwnPicture } from '../../../../domain/art/own-profile-and-works'
import { Form, FormField, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { Picture } from '../../../kit/pictures/picture'
import { altTextField, altTextProblem } from '../../../picture-upload/alt-text-field'
import dashboard from '../dashboard.module.css'
import css from './pictures.module.css'

interface PictureRowProps {
  readonly picture: OwnPicture
  /** Position from 1; the first is the main picture. */
  readonly place: number
  readonly onDescribe: (alt: string) => Promise<boolean>
  /** Absent at the end of the list. */
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
  readonly onReplace: () => void
  /** Absent if the picture cannot be removed. */
  readonly onRemove: (() => void) | undefined
}

/** One picture of a work: its description, and its position among the others. */
export function PictureRow({ picture: { shown }, place, onDescribe, onUp, onDown, onReplace, onRemove }: PictureRowProps) {
  const form = useForm({
    fields: altTextField,
    initial: { alt: shown?.alt },
    check: altTextProblem,
    submit: ({ alt }) => onDescribe(alt.trim()),
  })
  const name = place === 1 ? 'Main picture' : `Picture ${place}`
  return (
    <li className={css.row}>
      <div className={css.thumb}>
        {shown ? <Picture {...shown} sizes="10rem" /> : <p className={dashboard.bad}>The file of this picture is gone. Replace it.</p>}
      </div>
      <div className={css.words}>
        {shown && (
          <Form form={form} label="Save description" words={workingWords('Saving…')} button={form.isDirty ? undefined : null}>
            <FormField name="alt" label={`Description of ${place === 1 ? 'the main picture' : `picture ${place}`}`} rows={2} />
          </Form>
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
