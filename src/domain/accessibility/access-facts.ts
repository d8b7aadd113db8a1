import { boolean, map, number, optional, type RecordOf, text } from '../shared/records/fields'

/** Measured accessibility facts, in inches and steps; absent means not measured. */
export const accessFactFields = {
  routeIn: optional(number('Width of the route', { min: 0, max: 999 })),
  doorIn: optional(number('Width of the door', { min: 0, max: 999 })),
  stepCount: optional(number('Steps', { min: 0, max: 99, integer: true })),
  lever: optional(boolean('Lever handle or open door')),
  turnIn: optional(number('Turning space', { min: 0, max: 999 })),
  parking: optional(boolean('Accessible parking')),
  restroom: optional(boolean('Accessible restroom')),
  note: optional(text('Note', 200)),
}
export const accessFacts = map('Accessibility', accessFactFields)
export type AccessFacts = RecordOf<typeof accessFactFields>
