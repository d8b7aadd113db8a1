import { useDeferredValue } from 'react'
import type { PageDraft } from '../../../../domain/content/page-drafts.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { ShareByLink } from '../../../private-links/share-by-link'
import { pageDraftQueries } from '../../../staged-pages/page-draft.queries'

/** What to mend on the page as it is saved, before visitors read it; and who may look at it before they do. */
export function PageFindings({ record }: { readonly record: PageDraft }) {
  // The findings of the earlier revision stay until the next ones are there: waiting for them would hide the form and take its focus.
  const checked = useDeferredValue(record)
  const findings = useLiveQuery(pageDraftQueries(useApp()).findings(checked.id, checked.rev, checked))
  return (
    <section aria-labelledby="page-findings">
      <h3 id="page-findings">Before it is published</h3>
      {findings.length === 0 ? (
        <p>Nothing to mend: headings, links, pictures, prices and dates were checked.</p>
      ) : (
        <ul>
          {findings.map(({ text, stops }, i) => (
            <li key={i}>
              <strong>{stops ? 'Must be mended: ' : 'Look at this: '}</strong>
              {text}
            </li>
          ))}
        </ul>
      )}
      {!record.isTemplate && <ShareByLink kind="page" of={record.id} />}
    </section>
  )
}
