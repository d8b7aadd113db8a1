import type { ComponentType } from 'react'
import { type Panel, panelOf } from './panel'

/** A panel with its own content in the common frame. */
export const customPanel = (Body: ComponentType): Panel => panelOf(Body)
