import { altTextHelp, pictureLimits } from '../../domain/pictures/picture-upload-rules'
import { longText, withHelp } from '../../domain/shared/records/fields'

/** The alt text of a picture. */
export const altTextField = { alt: withHelp(longText('The picture in words', pictureLimits.alt), altTextHelp) }

export const altTextProblem = ({ alt }: { readonly alt?: string | undefined }) => ({
  alt: alt?.trim() ? undefined : 'Say what is to be seen, for those who cannot see it.',
})
