import type { PictureUse } from '../../../picture-upload/use-picture'
import css from './add-work.module.css'
import { PictureDrop } from './picture-drop'
import { PicturePreview } from './picture-preview'
import { problemText } from './picture-text'

interface PictureChoiceProps {
  readonly pictureUse: PictureUse
  readonly disabled: boolean
  /** Whether a missing picture is reported: after the first attempt. */
  readonly tried: boolean
}

/** Chooses a picture, shows it, and crops it if wanted. */
export const PictureChoice = ({ pictureUse: { picture, part, cut, choose, problem }, disabled, tried }: PictureChoiceProps) => (
  <div className={css.picture}>
    {picture && <PicturePreview key={picture.address} picture={picture} part={part} disabled={disabled} onPart={cut} />}
    <PictureDrop
      hasPicture={picture !== undefined}
      disabled={disabled}
      problem={problem ? problemText[problem] : tried && !picture ? 'Choose a picture of the work.' : undefined}
      onFile={file => void choose(file)}
    />
  </div>
)
