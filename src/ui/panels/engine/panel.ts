import type { ComponentType } from 'react'
import type { Services } from '../../../domain/shared/service'

/** The default export of a panel's file. */
export type Panel = ComponentType & {
  /** Begins to read what it is drawn from, as soon as somebody is on her way to it. */
  readonly begin?: (services: Services) => void
}
