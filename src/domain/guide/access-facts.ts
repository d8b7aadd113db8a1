import { flag, map, number, optional, type RecordOf, text } from '../shared/fields'

/** Measured facts about getting in, in inches and steps; absent means nobody has measured it. */
const facts = {
  routeIn: optional(number('Width of the way in', { min: 0, max: 999 })),
  doorIn: optional(number('Width of the door', { min: 0, max: 999 })),
  stepCount: optional(number('Steps', { min: 0, max: 99, whole: true })),
  lever: optional(flag('Lever handle or open door')),
  turnIn: optional(number('Turning space', { min: 0, max: 999 })),
  parking: optional(flag('Accessible parking')),
  restroom: optional(flag('Accessible restroom')),
  note: optional(text('Note', 200)),
}
export const accessFacts = map('Getting in', facts)
export type AccessFacts = RecordOf<typeof facts>
