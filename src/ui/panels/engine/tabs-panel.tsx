import { type ComponentType, Suspense } from 'react'
import type { Rule } from '../../../domain/shared/records/policy'
import { textParams, useAddressState } from '../../routing/use-address-state'
import { type Panel, panelOf } from './panel'
import { PanelSkeleton } from './panel-frame'
import { usePanelContext } from './use-panel-context'
import { ViewLinks } from './views/view-links'

const address = textParams('view')

interface PanelTab {
  readonly label: string
  /** Who sees the tab, if not everybody who may open the panel. */
  readonly rule?: Rule
  readonly panel: Panel
}

interface TabsSpec {
  /** Accessible name of the tabs. */
  readonly label: string
  /** By name in the address: `?view=board`. The first is the default. */
  readonly tabs: { readonly [view: string]: PanelTab }
  /** Content between the tabs and the open one. */
  readonly above?: ComponentType
}

/** Several panels at one address, each with its own search parameters. */
export function tabsPanel({ label, tabs, above: Above }: TabsSpec): Panel {
  function Tabs() {
    const { slug, may } = usePanelContext()
    const [asked] = useAddressState(address)
    const open = Object.entries(tabs).filter(([, { rule }]) => !rule || may(rule))
    const [view, tab] = open.find(([name]) => name === asked.view) ?? open[0] ?? []
    if (!tab) return <p>Your role cannot open anything here. Ask a superadmin for access.</p>
    return (
      <>
        {open.length > 1 && (
          <ViewLinks
            label={label}
            links={open.map(([name, { label: says }], at) => ({
              to: `/cpanel/${slug}${at === 0 ? '' : `?view=${name}`}`,
              label: says,
              isHere: name === view,
            }))}
          />
        )}
        {Above && <Above />}
        <Suspense key={view} fallback={<PanelSkeleton />}>
          <tab.panel.Body />
        </Suspense>
      </>
    )
  }
  const [first] = Object.values(tabs)
  return panelOf(Tabs, first?.panel.begin)
}
