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
  /** Who sees it, where the panel is open to others too. */
  readonly rule?: Rule
  readonly panel: Panel
}

interface TabsSpec {
  /** What the tabs are called together, for who cannot see them. */
  readonly label: string
  /** By their name in the address: `?view=board`. The first is shown where the address names none. */
  readonly tabs: { readonly [view: string]: PanelTab }
  /** What stands between the line of tabs and the open one, whichever that is. */
  readonly above?: ComponentType
}

/** Several panels under one address, each with its own search. */
export function tabsPanel({ label, tabs, above: Above }: TabsSpec): Panel {
  function Tabs() {
    const { slug, may } = usePanelContext()
    const [asked] = useAddressState(address)
    const open = Object.entries(tabs).filter(([, { rule }]) => !rule || may(rule))
    const [view, tab] = open.find(([name]) => name === asked.view) ?? open[0] ?? []
    if (!tab) return <p>Nothing here is open to your role.</p>
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
