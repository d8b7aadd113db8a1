import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '../../kit/feedback/skeleton'
import { panelName } from '../../office/panel-address'
import { useOfficePanels } from '../../office/use-office-panels'
import { Link } from '../../routing/link'
import css from './panel-frame.module.css'
import { ZoneNote } from './zone-note'

/** The frame of every panel: title and purpose from the catalog, and a link to its handbook article. */
export function PanelFrame({ children }: { readonly children: ReactNode }) {
  const { open: panel } = useOfficePanels()
  return (
    <div className={css.panel}>
      <div className={css.top}>
        <div className={css.name}>
          <h1>{panel?.title}</h1>
          {panel && (
            <Link to={`/cpanel/howto?panel=${panelName(panel)}`} className={css.help} aria-label={`How to use ${panel.title}`}>
              ?
            </Link>
          )}
        </div>
        <p>{panel?.purpose}</p>
        <ZoneNote />
      </div>
      <Suspense fallback={<PanelSkeleton />}>{children}</Suspense>
    </div>
  )
}

/** Placeholder of a table. */
export const PanelSkeleton = () => (
  <div role="status" aria-label="Loading" className={css.skeleton}>
    <Skeleton height="34px" width="min(24rem, 100%)" />
    {Array.from({ length: 12 }, (_, row) => (
      <Skeleton key={row} height="22px" />
    ))}
  </div>
)
