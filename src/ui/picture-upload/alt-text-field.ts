import { pictureLimits } from '../../domain/pictures/picture-upload'
import { longText } from '../../domain/shared/records/fields'

/** What a picture shows, for those who cannot see it. */
export const altTextField = { alt: longText('The picture in words', pictureLimits.alt) }

export const altTextProblem = ({ alt }: { readonly alt?: string | undefined }) => ({
  alt: alt?.trim() ? undefined : 'Say what is to be seen, for those who cannot see it.',
})
