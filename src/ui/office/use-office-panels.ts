import { createContext, use } from 'react'
import type { PanelDefinition } from '../panels/panel-definition'

interface OfficePanelsValue {
  readonly all: readonly PanelDefinition[]
  /** The panel that is open; `undefined` on the office's own page. */
  readonly open: PanelDefinition | undefined
}

/** What stands in the office's frame. The frame alone knows the catalogue, which names every panel's module; panels ask here. */
export const OfficePanels = createContext<OfficePanelsValue>({ all: [], open: undefined })

export const useOfficePanels = (): OfficePanelsValue => use(OfficePanels)
