import { PictureDrop } from './picture-drop'
import { PictureEditor } from './picture-editor'
import { problemText } from './picture-problem-text'
import css from './picture-upload.module.css'
import type { PictureUse } from './use-chosen-picture'

interface PictureChoiceProps {
  readonly pictureUse: PictureUse
  readonly disabled: boolean
  /** Whether a missing picture is reported: after the first attempt. */
  readonly tried: boolean
  /** What the picture shows; the work by default. */
  readonly of?: string | undefined
}

/** Chooses a picture, shows it, and turns and crops it if wanted. */
export const PictureChoice = ({
  pictureUse: { picture, part, cut, turn, choose, isOpening, problem },
  disabled,
  tried,
  of = 'the work',
}: PictureChoiceProps) => (
  <div className={css.picture}>
    {picture && <PictureEditor key={picture.choice} picture={picture} part={part} disabled={disabled} onPart={cut} onTurn={turn} />}
    <PictureDrop
      of={of}
      isOpening={isOpening}
      hasPicture={picture !== undefined}
      disabled={disabled}
      problem={problem ? problemText[problem] : tried && !picture ? `Choose a picture of ${of}.` : undefined}
      onFile={choose}
    />
  </div>
)
