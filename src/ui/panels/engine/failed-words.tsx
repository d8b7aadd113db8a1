import { errorWords } from '../../app-services/error-sentence'

export interface FailedWordsProps {
  readonly error: unknown
}

/** A failure in the words of its own kind. */
export default function FailedWords({ error }: FailedWordsProps) {
  const { happened, kept, next } = errorWords(error)
  return (
    <p role="alert">
      <strong>{happened}</strong> {kept} {next}
    </p>
  )
}
