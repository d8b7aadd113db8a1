import { createContext, use } from 'react'
import type { PanelDefinition } from '../panels/panel-definition'

interface OfficePanelsValue {
  /** The panels that are implemented. */
  readonly all: readonly PanelDefinition[]
  /** The open panel, even if it is only planned; `undefined` on the office's home page. */
  readonly open: PanelDefinition | undefined
}

/** Context of the office's frame. Only the frame imports the catalogue, which names every panel's module; panels use this context. */
export const OfficePanels = createContext<OfficePanelsValue>({ all: [], open: undefined })

export const useOfficePanels = (): OfficePanelsValue => use(OfficePanels)
