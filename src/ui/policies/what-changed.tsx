import type { PolicyVersion } from '../../domain/content/policy-service'
import { TextChanges } from '../text-changes/text-changes'
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
      <TextChanges before={before.body} after={after.body} />
    </details>
  </section>
)
