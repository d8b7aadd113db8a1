import { type ComponentType, lazy } from 'react'
import type { QueueName } from '../../../../domain/office/work-queues'
import { role } from '../../../../domain/shared/records/policy'
import { officePath } from '../../../routing/office-path'
import type { PanelDefinition } from '../../panel-definition'

/** A part of the office's home page, at `/cpanel?part=<name>`, without a route of its own. */
export interface OfficePart extends Pick<PanelDefinition, 'title' | 'scope' | 'alsoFor' | 'purpose'> {
  readonly name: string
  /** The work queue that is processed here; its count is shown beside the part. */
  readonly work?: QueueName
  /** Downloaded when it is opened. */
  readonly Body: ComponentType
}

/** Every part, in the order of the home page. */
export const officeParts: readonly OfficePart[] = [
  {
    name: 'new-artists',
    title: 'New artists',
    scope: 'people',
    purpose: 'Look at the pages of artists who joined, and open them to visitors.',
    work: 'newArtists',
    Body: lazy(async () => ({ default: (await import('./new-artists-part')).default.Body })),
  },
  {
    name: 'messages',
    title: 'Messages from the site',
    scope: 'mail',
    purpose: 'Read what visitors wrote, answer by mail, or give it to a colleague.',
    work: 'contactMessages',
    Body: lazy(async () => ({ default: (await import('./messages-part')).default.Body })),
  },
  {
    name: 'draft-events',
    title: 'Draft events',
    scope: 'content',
    purpose: 'Publish events that were imported: one by one, those you select, or all that are complete.',
    work: 'draftEvents',
    Body: lazy(async () => ({ default: (await import('./draft-events-part')).default.Body })),
  },
  {
    name: 'programs',
    title: 'Programs',
    scope: 'content',
    purpose: 'Write the pages of exhibitions, auctions and workshops, with how to apply.',
    Body: lazy(async () => ({ default: (await import('./programs-part')).default.Body })),
  },
  {
    name: 'guests',
    title: 'Guest lists',
    scope: 'content',
    purpose: 'See who comes to an event, and mark at the door who is there.',
    Body: lazy(async () => ({ default: (await import('./guests-part')).default.Body })),
  },
  {
    name: 'organisation',
    title: 'Organization settings',
    scope: [],
    alsoFor: role('superadmin'),
    purpose: 'What the whole site says about your organization. Visitors see a change as soon as it is saved.',
    Body: lazy(() => import('../set-up/organisation-part')),
  },
]

export const partAddress = ({ name }: Pick<OfficePart, 'name'>): string => `${officePath}?part=${name}`

/** Address of the part where a queue is worked through, if it has one. */
export function partOfWork(work: QueueName): string | undefined {
  const part = officeParts.find(one => one.work === work)
  return part && partAddress(part)
}
