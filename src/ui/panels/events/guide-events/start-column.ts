import type { Event } from '../../../../domain/events/events.collection'

export const startColumn = { name: 'start', label: 'Begins', kind: 'instant', value: ({ start }: Partial<Event>) => start?.utc } as const
