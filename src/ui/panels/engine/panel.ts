import { type ComponentType, createElement, lazy } from 'react'
import type { Services } from '../../../domain/shared/functions/service'
import { PanelFrame } from './panel-frame'

/** The default export of a panel's file. */
export type Panel = ComponentType & {
  /** The panel without its frame, for a tab of another panel. */
  readonly Body: ComponentType
  /** Starts its queries when somebody navigates to it. */
  readonly begin?: (services: Services) => void
}

/** Puts a panel's content into the common frame. */
export function panelOf(Body: ComponentType, begin?: Panel['begin']): Panel {
  const Framed = () => createElement(PanelFrame, undefined, createElement(Body))
  return Object.assign(Framed, { Body, ...(begin && { begin }) })
}

/** The panel of a tab in a separate file, loaded when the tab is opened. */
export const lazyPanel = (load: () => Promise<{ readonly default: Panel }>): Panel =>
  panelOf(lazy(async () => ({ default: (await load()).default.Body })))
