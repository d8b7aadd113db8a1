import type { RowText } from '../../plan/row-text'

/** Sentences about rows that name a person. */
export const personRowText = {
  reasons: {
    'email-used-twice': ({ value }) => `Row ${value} has this email address already. Two people cannot share an address.`,
    'ambiguous-person': ({ value }) => `Several people match (${value}). Merge them first, or add the email address to the row.`,
    'name-not-enough': ({ cell }) =>
      `${cell} is known already, but a name alone does not identify a person. Add an email address, a key or the person’s number in our records.`,
    'comma-name': ({ cell }) => `${cell} has a comma. Answer the question about commas above.`,
    'person-or-organisation': ({ cell }) => `${cell} could be a person or an organization. Answer the question about such names above.`,
    'unknown-person': ({ cell }) => `We do not know ${cell}, and the row has no name for a new person. Add a name, or import the people first.`,
  },
  warnings: {
    'not-an-email': {
      row: ({ cell }) => `${cell} is not an email address. It is stored among the other columns.`,
      all: 'not an email address, stored among the other columns',
    },
    'not-a-phone': {
      row: ({ cell }) => `${cell} is not a phone number. It is stored among the other columns.`,
      all: 'not a phone number, stored among the other columns',
    },
    'unknown-kind': {
      row: ({ cell }) => `${cell} is neither a person nor an organization. It is stored among the other columns.`,
      all: 'neither a person nor an organization, stored among the other columns',
    },
    'half-an-address': {
      row: ({ cell }) => `${cell} is not a complete postal address (street, city, country in two letters). It is stored among the other columns.`,
      all: 'an incomplete postal address, stored among the other columns',
    },
    'same-key-other-name': {
      row: ({ cell }) => `The person with this key is called ${cell}. This row becomes a new person.`,
      all: 'the key belongs to somebody else, so a new person is added',
    },
    'same-name': {
      row: ({ cell }) => `${cell} is known already, and may be the same person. Look under Merge people after the import.`,
      all: 'somebody has this name already; look under Merge people after the import',
    },
    'consent-not-raised': {
      row: ({ label }) => `${label}: this person said no, and an import cannot change that.`,
      all: 'the file says yes, but the person said no; the no stays',
    },
  },
} as const satisfies RowText

/** The sentences of a kind whose rows each belong to a person, with those about the person. */
export const withPersonText = <R extends RowText['reasons'], W extends RowText['warnings']>({ reasons, warnings }: { reasons: R; warnings: W }) => ({
  reasons: { ...personRowText.reasons, ...reasons },
  warnings: { ...personRowText.warnings, ...warnings },
})

export const personRefusals = {
  'person-missing': 'this person was deleted',
  'address-taken': 'the email address belongs to somebody else now',
} as const
