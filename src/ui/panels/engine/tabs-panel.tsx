import { type ComponentType, type ReactElement, Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Rule } from '../../../domain/shared/records/policy'
import { officePath } from '../../routing/office-path'
import { type Panel, panelOf } from './panel'
import { PanelSkeleton } from './panel-frame'
import { TabParamsContext } from './tab-params-context'
import { usePanelContext } from './use-panel-context'
import { ViewLinks } from './views/view-links'

interface PanelTab {
  readonly label: string
  /** Who sees the tab, if the panel is also open to others. */
  readonly rule?: Rule
  readonly panel: Panel
}

interface TabsSpec {
  /** The name of the list of tabs, for screen readers. */
  readonly label: string
  /** By name in the address: `?view=board`. The first one is the default. */
  readonly tabs: { readonly [view: string]: PanelTab }
  /** The parameter that names the open tab; `view` by default. */
  readonly param?: string
  /** Parameters that are kept when another tab is opened. */
  readonly keeps?: readonly string[]
  /** Content between the tabs and the open one. */
  readonly above?: ComponentType
  /** Content beside the tabs: choices that apply to all of them. */
  readonly beside?: ComponentType
  /** Shown for a tab in the address that the access rules forbid. Without it the first allowed tab is shown. */
  readonly refused?: ReactElement
}

/** Several panels under one address, each with its own search. */
export function tabsPanel({ label, tabs, param = 'view', keeps = [], above: Above, beside: Beside, refused }: TabsSpec): Panel {
  function Tabs() {
    const { slug, may } = usePanelContext()
    const [search] = useSearchParams()
    const asked = search.get(param) ?? ''
    const kept = new URLSearchParams(
      [[param, asked], ...keeps.map(name => [name, search.get(name) ?? ''])].filter(([, value]) => value !== ''),
    ).toString()
    const address = useMemo(() => Object.fromEntries(new URLSearchParams(kept)), [kept])
    const open = Object.entries(tabs).filter(([, { rule }]) => !rule || may(rule))
    const isRefused = refused !== undefined && Object.hasOwn(tabs, asked) && open.every(([name]) => name !== asked)
    const [view, tab] = open.find(([name]) => name === asked) ?? open[0] ?? []
    if (!tab) return <p>Your role cannot open any part of this panel. Ask a superadmin for access.</p>
    if (isRefused) return refused
    const linkTo = (name: string, isFirst: boolean) => {
      const next = new URLSearchParams(keeps.flatMap(keep => (search.has(keep) ? [[keep, search.get(keep)!]] : [])))
      if (!isFirst) next.set(param, name)
      return `${officePath}${slug && `/${slug}`}${next.size === 0 ? '' : `?${next}`}`
    }
    return (
      <>
        {open.length > 1 && (
          <ViewLinks
            label={label}
            links={open.map(([name, { label: says }], at) => ({ to: linkTo(name, at === 0), label: says, isHere: name === view }))}
          >
            {Beside && <Beside />}
          </ViewLinks>
        )}
        {Above && <Above />}
        <Suspense key={view} fallback={<PanelSkeleton />}>
          <TabParamsContext value={address}>
            <tab.panel.Body />
          </TabParamsContext>
        </Suspense>
      </>
    )
  }
  const [first] = Object.values(tabs)
  return panelOf(Tabs, first?.panel.begin)
}
