import type { RichText } from '../../domain/shared/text/rich-text-types'
import { textChanges } from '../../domain/shared/text/text-changes'
import css from './text-changes.module.css'

interface TextChangesProps {
  readonly before: RichText
  readonly after: RichText
}

/** What differs between two texts, word by word. */
export const TextChanges = ({ before, after }: TextChangesProps) => (
  <div className={css.text}>
    {textChanges(before, after).map(({ is, changes }, i) => (
      // The comparison is always built as a whole; its paragraphs have no ids.
      <p key={i} data-is={is}>
        {changes.map(({ is: kind, words }, k) =>
          kind === 'added' ? <ins key={k}>{words}</ins> : kind === 'removed' ? <del key={k}>{words}</del> : <span key={k}>{words}</span>,
        )}
      </p>
    ))}
  </div>
)
