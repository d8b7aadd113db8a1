import { resources } from '../../../domain/content/resources'
import type { DataOf } from '../../../domain/shared/collection'
import { contentEditor } from './sample-cast'
import { type SampleDocument, sampleDocument } from './season-documents'
import { instantAt } from './season-times'

type Resource = Omit<DataOf<typeof resources>, 'order'> & { readonly id: string }

const shelf: readonly Resource[] = [
  {
    id: 'checklist-weekend',
    kind: 'text',
    title: 'Checklist for your open weekend',
    body: 'A week before: sweep, price, label. The day before: signs at the corner and at the door, with your map number. On the day: lights on by half past ten, a guest book by the door, change for twenties.',
    audience: 'artists',
    tags: ['open studios', 'checklist'],
    status: 'published',
  },
  {
    id: 'price-list-sheet',
    kind: 'link',
    title: 'A price list to fill in',
    link: 'https://example.com/price-list',
    audience: 'artists',
    tags: ['template', 'selling'],
    status: 'published',
  },
  {
    id: 'studio-insurance',
    kind: 'text',
    title: 'What insurance a studio visit needs',
    body: 'Public liability of one million is what landlords ask for. Ask whether visitors by invitation and visitors from the street are both covered.',
    audience: 'hosts',
    tags: ['insurance'],
    status: 'published',
  },
  {
    id: 'door-duty',
    kind: 'text',
    title: 'How to be the person at the door',
    body: 'Hand out the guide, count who comes, know where the lift is. You are the first face of the building.',
    audience: 'volunteers',
    tags: ['volunteers'],
    status: 'published',
  },
  {
    id: 'photograph-your-work',
    kind: 'link',
    title: 'Photographing work without a photographer',
    link: 'https://example.com/photographing-work',
    audience: 'everybody',
    tags: ['pictures', 'guide'],
    status: 'published',
  },
  {
    id: 'residency-call-north',
    kind: 'link',
    title: 'Residency on the north shore: four months, a stove, a stipend',
    link: 'https://example.com/residency',
    audience: 'artists',
    tags: ['opportunity'],
    expiresAt: instantAt('2027-11-30T23:59'),
    status: 'published',
  },
  {
    id: 'print-fair-tables',
    kind: 'link',
    title: 'Tables at the print fair',
    link: 'https://example.com/print-fair',
    audience: 'artists',
    tags: ['opportunity'],
    expiresAt: instantAt('2027-03-01T23:59'),
    status: 'archived',
  },
  {
    id: 'accessible-studio',
    kind: 'text',
    title: 'A studio everybody can enter',
    body: 'Measure the door: 32 inches clear. Say the number of steps in your listing, and where the nearest lift is. A chair half way is worth more than a ramp at the end.',
    audience: 'everybody',
    tags: ['access', 'guide'],
    status: 'draft',
  },
]

/** The library of artists: texts, links, opportunities that end. */
export const sampleResources = (): readonly SampleDocument[] =>
  shelf.map(({ id, ...resource }, order) =>
    sampleDocument(resources, id, { ...resource, order }, { by: contentEditor, at: instantAt(`2027-05-${String(10 + order)}T10:00`) }),
  )
