import type { ImportQuestion } from '../../plan/import-question'

/** Questions about names in a file that are ambiguous. */
export const nameQuestions: readonly ImportQuestion[] = [
  {
    name: 'comma-name',
    asks: 'Some names have a comma. What does it mean?',
    choices: [
      { value: 'last-first', label: 'They are people, and the last name comes first' },
      { value: 'organisation', label: 'They are organizations, and the comma belongs to the name' },
    ],
    holdsFor: 'columns',
  },
  {
    name: 'person-or-organisation',
    asks: 'Some names could be people or organizations. What are they?',
    choices: [
      { value: 'person', label: 'They are people' },
      { value: 'organisation', label: 'They are organizations' },
    ],
    holdsFor: 'columns',
  },
]
