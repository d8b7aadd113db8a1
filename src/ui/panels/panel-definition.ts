import type { Guard } from '../../domain/accounts/sign-in/session'
import type { FindingKind } from '../../domain/health/finding'
import type { QueueName } from '../../domain/office/work-queues'
import type { Rule, Scope } from '../../domain/shared/records/policy'
import type { RouteDefinition } from '../routing/route-definition'

/** Groups of the office's left rail, in their order. */
export const panelGroups = ['Content', 'Events', 'Guide', 'People', 'Mail and links', 'Money', 'System'] as const
export type PanelGroup = (typeof panelGroups)[number]

/** A queue of the office's own page, something found wrong in the data, or a merge of two people. */
export type Work = QueueName | FindingKind | 'merge'

/** One panel of the office: a child row of `/cpanel`. */
export interface PanelDefinition {
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
  readonly page: RouteDefinition['page']
  /** Who gets in at all, where it is not the admins alone. */
  readonly guard?: Guard
  /** What is worked off here, each with the query that shows it: `:id` stands for the record's id, `:record` for its path. */
  readonly work?: Partial<Readonly<Record<Work, string>>>
}

/** A row as its group's list has it. */
export type GroupPanelDefinition = Omit<PanelDefinition, 'group'>

export const scopesOf = ({ scope }: Pick<PanelDefinition, 'scope'>): readonly Scope[] => [scope].flat()
