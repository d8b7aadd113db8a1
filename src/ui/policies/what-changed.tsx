import type { PolicyVersion } from '../../domain/content/policy-service'
import { textChanges } from '../../domain/shared/text/text-changes'
import css from './what-changed.module.css'

interface WhatChangedProps {
  readonly before: PolicyVersion
  readonly after: PolicyVersion
}

/** The differences from the previous version: as a summary, and word by word. */
export const WhatChanged = ({ before, after }: WhatChangedProps) => (
  <section className={css.part} aria-labelledby="changes">
    <h2 id="changes">What changed since version {before.version}</h2>
    {after.changes && <p>{after.changes}</p>}
    <details className={css.details}>
      <summary>Show it word by word</summary>
      <div className={css.text}>
        {textChanges(before.body, after.body).map(({ is, changes }, i) => (
          // The comparison is always built as a whole; its paragraphs have no ids.
          <p key={i} data-is={is}>
            {changes.map(({ is: kind, words }, k) =>
              kind === 'added' ? <ins key={k}>{words}</ins> : kind === 'removed' ? <del key={k}>{words}</del> : <span key={k}>{words}</span>,
            )}
          </p>
        ))}
      </div>
    </details>
  </section>
)
