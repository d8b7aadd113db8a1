import type { ReactNode } from 'react'
import type { DataOf } from '../../../../domain/shared/records/collection'
import type { organisation } from '../../../../domain/shared/records/organisation.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { SiteFooter } from '../../../layout/site-footer'
import { SiteHeader } from '../../../layout/site-header'
import type { SetUpProgress } from '../../../queries/set-up.queries'
import { type Organisation, siteQueries } from '../../../queries/site.queries'
import { SitePreview } from './site-preview'

interface SiteFrameProps {
  readonly progress: SetUpProgress
  /** Entered values that are not saved yet. */
  readonly values?: Partial<DataOf<typeof organisation>>
  readonly to?: string
  readonly children?: ReactNode
}

/** A public page with its header and footer, as the stored and entered settings make it look. */
export function SiteFrame({ progress, values, to = '/', children }: SiteFrameProps) {
  const site = siteQueries(useApp())
  const header = useLiveQuery(site.nav('header'))
  const footer = useLiveQuery(site.nav('footer'))
  const entered = Object.entries({ ...progress.organisation, ...values }).filter(([, value]) => value !== undefined)
  const shown = { name: '', address: '', email: '', links: [], ...Object.fromEntries(entered) } as unknown as Organisation
  return (
    <SitePreview to={to} accent={shown.accent}>
      <SiteHeader organisation={shown.name ? shown : null} items={header} path={to} />
      {children}
      <SiteFooter organisation={shown.name ? shown : null} items={footer} />
    </SitePreview>
  )
}
