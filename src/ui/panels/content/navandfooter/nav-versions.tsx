import { navVersions } from '../../../../domain/content/nav-versions.collection'
import { versionsKept } from '../../../../domain/content/versions-kept'
import type { RichText } from '../../../../domain/shared/text/rich-text-types'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { Time } from '../../../kit/time/time'
import { recordsQuery } from '../../../queries/record.queries'
import StaffName from '../../../staff-names/staff-name'
import { TextChanges } from '../../../text-changes/text-changes'
import { usePanelContext } from '../../engine/use-panel-context'
import css from './navandfooter.module.css'
import { navigationLines } from './navigation-lines'

interface NavVersionsProps {
  /** `site`, or `section-{slug}`. */
  readonly set: string
  /** What is in the form. */
  readonly entered: object
  /** Puts a version into the form, where it can be looked at and published. */
  readonly onPutBack: (content: object) => void
}

const textOf = (content: object): RichText => ({
  type: 'doc',
  content: navigationLines(content).map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

/** What visitors saw earlier, newest first: how each differs from what is in the form, and a button that puts it there. */
export function NavVersions({ set, entered, onPutBack }: NavVersionsProps) {
  const { tz } = usePanelContext()
  const versions = useLiveQuery(recordsQuery(useApp(), navVersions, { params: { set }, orderBy: [['createdAt', 'desc']], limit: versionsKept }))
  if (versions.length === 0) return null
  const now = textOf(entered)
  return (
    <details className={css.versions}>
      <summary>Earlier versions</summary>
      <ol aria-label="Versions">
        {versions.map(({ id, createdAt, replacedBy, content }) => {
          const then = textOf(content)
          return (
            <li key={id}>
              <h3>
                Until <Time at={createdAt} tz={tz} year />, when <StaffName id={replacedBy} /> replaced it
              </h3>
              {JSON.stringify(then) === JSON.stringify(now) ? (
                <p>Same as in the form.</p>
              ) : (
                <>
                  <TextChanges before={now} after={then} />
                  <Button size="s" onClick={() => onPutBack(content)}>
                    Put it in the form
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
