import type { Rule, Scope } from '../../domain/shared/policy'
import type { Row } from '../routing/row'

/** Groups of the office's left rail, in their order. */
export const panelGroups = ['Content', 'Events', 'Guide', 'People', 'Mail and links', 'Money', 'System'] as const
export type PanelGroup = (typeof panelGroups)[number]

/** One panel of the office: a child row of `/cpanel`. */
export interface PanelRow {
  /** Last segment of its address, with a parameter where the outline has one. */
  readonly slug: string
  readonly title: string
  readonly group: PanelGroup
  /** Who of the staff sees it, whichever of several scopes they hold; `superadmin` sees all. */
  readonly scope: Scope | readonly Scope[]
  /** Who else opens it; a part of it, as the panel itself decides. */
  readonly alsoFor?: Rule
  /** One line for the catalogue: what staff do here. */
  readonly purpose: string
  readonly page: Row['page']
}

/** A row as its group's list has it. */
export type GroupedPanel = Omit<PanelRow, 'group'>

export const scopesOf = ({ scope }: Pick<PanelRow, 'scope'>): readonly Scope[] => [scope].flat()
