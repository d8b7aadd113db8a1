import type { RowWords } from '../../plan/row-words'

/** What may be remarked on a row that names somebody. */
export const personWords = {
  reasons: {
    'email-used-twice': ({ value }) => `Line ${value} has this e-mail address already. An address is one person’s.`,
    'ambiguous-person': ({ value }) => `Several people match (${value}). Merge them first, or give the row its e-mail address.`,
    'name-not-enough': ({ cell }) =>
      `Somebody is called ${cell} already, and a name alone does not say who it is. Add an e-mail address, a key or our own number.`,
    'unknown-person': ({ cell }) => `Nobody here goes by ${cell}, and the row names nobody new. Add a name, or import the people first.`,
  },
  warnings: {
    'not-an-email': {
      row: ({ cell }) => `${cell} is no e-mail address; it is kept among the other columns.`,
      all: 'no e-mail address, kept among the other columns',
    },
    'not-a-phone': {
      row: ({ cell }) => `${cell} is no phone number; it is kept among the other columns.`,
      all: 'no phone number, kept among the other columns',
    },
    'half-an-address': {
      row: ({ cell }) => `${cell} is no whole postal address (street, city, country of two letters); it is kept among the other columns.`,
      all: 'half a postal address, kept among the other columns',
    },
    'unreadable-year': {
      row: ({ label, cell }) => `${label}: ${cell} is no year from 1900 on; it is kept among the other columns.`,
      all: 'a year of birth before 1900 or none at all, kept among the other columns',
    },
    'same-key-other-name': {
      row: ({ cell }) => `Somebody with this key is called ${cell}; this row becomes a person of its own.`,
      all: 'the key is somebody else’s: a new person',
    },
    'same-name': {
      row: ({ cell }) => `Somebody is called ${cell} already and nothing tells whether it is the same person: look under Duplicates afterwards.`,
      all: 'somebody has this name already; look under Merge people afterwards',
    },
    'consent-not-raised': {
      row: ({ label }) => `${label}: this person has said no, and a file cannot change that.`,
      all: 'a yes for somebody who said no: the no stays',
    },
  },
} as const satisfies RowWords

export const personRefusals = {
  'person-missing': 'this person is not there any more',
  'address-taken': 'the e-mail address is somebody else’s by now',
} as const
