import type { Guard } from '../../domain/accounts/sign-in/session'
import type { FindingKind } from '../../domain/health/finding'
import type { QueueName } from '../../domain/office/work-queues'
import type { Rule, Scope } from '../../domain/shared/records/policy'
import type { RouteDefinition } from '../routing/route-definition'

/** Groups of the office's rail, in order. */
export const panelGroups = ['Content', 'Events', 'Guide', 'People', 'Mail and links', 'Money', 'System'] as const
export type PanelGroup = (typeof panelGroups)[number]

/** A queue of the home page, a data problem, or a merge of two people. */
export type Work = QueueName | FindingKind | 'merge'

/** One panel of the office: a child route of `/cpanel`. */
export interface PanelDefinition {
  /** Last segment of its address, with a parameter if it has one. */
  readonly slug: string
  readonly title: string
  readonly group: PanelGroup
  /** Scopes that may open it; one is enough, and `superadmin` opens all. */
  readonly scope: Scope | readonly Scope[]
  /** Others who may open it; the panel decides what they see. */
  readonly alsoFor?: Rule
  /** One line for the catalog: what staff do here. */
  readonly purpose: string
  readonly page: RouteDefinition['page']
  /** The guard, if it is not the one for admins. */
  readonly guard?: Guard
  /** Work that is done here, each with its query: `:id` is the record's id, `:record` its path. */
  readonly work?: Partial<Readonly<Record<Work, string>>>
}

/** A definition as in its group's list. */
export type GroupPanelDefinition = Omit<PanelDefinition, 'group'>

export const scopesOf = ({ scope }: Pick<PanelDefinition, 'scope'>): readonly Scope[] => [scope].flat()
