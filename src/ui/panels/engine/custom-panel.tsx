import type { ComponentType } from 'react'
import { PanelFrame } from './panel-frame'

/** A panel that is something of its own, in the frame of all others. */
export function customPanel(Body: ComponentType): ComponentType {
  return function CustomPanel() {
    return (
      <PanelFrame>
        <Body />
      </PanelFrame>
    )
  }
}
