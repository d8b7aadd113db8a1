import { type ComponentType, createElement } from 'react'
import type { Services } from '../../../domain/shared/functions/service'
import { PanelFrame } from './panel-frame'

/** The default export of a panel's file. */
export type Panel = ComponentType & {
  /** The panel without its frame, as a tab of another shows it. */
  readonly Body: ComponentType
  /** Begins to read what it is drawn from, as soon as somebody is on her way to it. */
  readonly begin?: (services: Services) => void
}

/** Puts the body of a panel into the frame that all panels have. */
export function panelOf(Body: ComponentType, begin?: Panel['begin']): Panel {
  const Framed = () => createElement(PanelFrame, undefined, createElement(Body))
  return Object.assign(Framed, { Body, ...(begin && { begin }) })
}
