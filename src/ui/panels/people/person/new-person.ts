import { addPerson } from '../../../../domain/people/add-person.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { choice, email, list, optional, text } from '../../../../domain/shared/records/fields'
import { newRecordOf } from '../../engine/new-record-spec'

const fields = {
  kind: choice('Kind', ['person', 'business']),
  first: optional(text('First name', 80)),
  last: optional(text('Last name', 80)),
  organisation: optional(text('Organization', 140)),
  email: optional(email('Email')),
  phone: optional(text('Phone', 20)),
  tags: optional(list('Tags', text('Tag', 40), 40)),
}

/** The form of a person whom staff met. No consent is recorded. */
export const newPerson = newRecordOf<typeof fields>({
  title: 'New person',
  purpose: 'A new person has agreed to nothing yet.',
  choose: {
    fields: ({ kind = 'person', first }) => {
      const { kind: kindField, first: firstField, last, organisation, ...others } = fields
      if (kind === 'business') return { kind: kindField, organisation: text('Organization', 140), ...others }
      return { kind: kindField, first: firstField, last: first ? last : text('Last name', 80), organisation, ...others }
    },
    begin: { kind: 'person' },
  },
  label: 'Create person',
  run: async ({ kind, first = '', last = '', organisation = '', email: address, phone, tags = [] }, personId, services) => {
    await services.get(Callables).call(addPerson, {
      personId,
      kind,
      first,
      last,
      tags: [...tags],
      source: 'Office',
      emails: address === undefined ? [] : [{ address }],
      phones: phone === undefined ? [] : [phone],
      addresses: [],
      ...(organisation && { organisation }),
    })
    return { message: `${kind === 'business' ? organisation : `${first} ${last}`.trim()} is in the people database and has agreed to nothing yet.` }
  },
})
