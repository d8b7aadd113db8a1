import { Suspense, useMemo } from 'react'
import { DocumentTitle } from '../../../kit/document-title'
import NoPermission from '../../../office/no-permission'
import { useStaff } from '../../../office/use-staff'
import { PanelSkeleton } from '../../engine/panel-frame'
import css from '../../engine/panel-frame.module.css'
import { TabParamsContext } from '../../engine/tab-params-context'
import type { OfficePart } from './office-parts'

/** The open part of the home page, with title, purpose and content, for staff with its scope. */
export default function PartPage({ part }: { readonly part: OfficePart }) {
  const { mayOpen } = useStaff()
  const kept = useMemo(() => ({ part: part.name }), [part.name])
  if (!mayOpen(part)) return <NoPermission panel={part} />
  return (
    <div className={css.panel}>
      <DocumentTitle specific={part.title} />
      <div className={css.top}>
        <h1>{part.title}</h1>
        <p>{part.purpose}</p>
      </div>
      <Suspense fallback={<PanelSkeleton />}>
        <TabParamsContext value={kept}>
          <part.Body />
        </TabParamsContext>
      </Suspense>
    </div>
  )
}
