import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { masqueradeOf } from '../../domain/accounts/masquerade/masquerade'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { dayOf, timeOf } from '../kit/time/format-time'
import css from '../layout/masquerade-bar.module.css'
import { previewQueries, rolePreviewOf } from '../queries/preview.queries'
import { useOrganisation } from '../queries/site.queries'
import { previewRoleNames } from './preview-role-names'
import { previewSite, type SitePreview, useSitePreview } from './site-preview'
import { useSimulatedTime } from './use-simulated-time'

/** Above every page while staff see the site as of another date, or as somebody else. A date stays while they masquerade. */
export function PreviewBar() {
  const preview = useSitePreview()
  return preview === null ? null : <Bar preview={preview} />
}

function Bar({ preview: { at, as, person } }: { readonly preview: SitePreview }) {
  const app = useApp()
  const { user, roles } = useLiveQuery(previewQueries(app).whose())
  const organisation = useOrganisation()
  const inOffice = useLocation().pathname.startsWith('/cpanel')
  const may = roles.length > 0 || (as === undefined && user !== null && masqueradeOf(user) !== undefined)
  // What is entered in the office has the date of today.
  const instant = may && !inOffice ? at : undefined
  const role = may ? as : undefined
  const { id, name } = person ?? {}
  const isShown = useSimulatedTime(instant)
  useEffect(() => {
    void rolePreviewOf(app).then(preview => preview.begin(role, id === undefined || name === undefined ? undefined : { id, name }))
    return () => void rolePreviewOf(app).then(preview => preview.begin(undefined))
  }, [app, role, id, name])
  useEffect(() => {
    if (!may) previewSite(undefined)
  }, [may])
  if (!may) return null
  const tz = organisation?.tz ?? 'UTC'
  const date = at === undefined ? undefined : new Date(at)
  const seen = [
    ...(date ? [`as of ${dayOf(date, tz, { year: true })}, ${timeOf(date, tz)}`] : []),
    ...(as === undefined ? [] : [`as ${name ?? previewRoleNames[as]}`]),
  ].join(', ')
  return (
    <aside className={css.bar} aria-label="You see a preview of the site" data-shown={isShown}>
      <p>
        Preview {seen}. {as === undefined ? '' : 'You cannot save anything. '}
        {name === undefined ? '' : 'Parts that your own role may not read are left out. '}
        {date === undefined ? '' : inOffice ? 'The office keeps today’s date.' : as === undefined ? 'What you send has the real time.' : ''}
      </p>
      <button type="button" onClick={() => previewSite(undefined)}>
        End the preview
      </button>
    </aside>
  )
}
