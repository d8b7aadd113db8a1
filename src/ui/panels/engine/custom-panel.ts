import type { ComponentType } from 'react'
import { type Panel, panelOf } from './panel'

/** A panel that is something of its own, in the frame of all others. */
export const customPanel = (Body: ComponentType): Panel => panelOf(Body)
