import { expect, it } from 'vitest'
import { isOfficeField, officeFields } from '../../../src/domain/records/staff-editable-fields'
import { collection, machine } from '../../../src/domain/shared/records/collection'
import { internal, json, list, map, optional, text } from '../../../src/domain/shared/records/fields'
import { access, all, changesOnly, scope } from '../../../src/domain/shared/records/policy'

const fields = {
  title: text('Title'),
  tags: list('Tags', text('Tag', 40), 40),
  shape: optional(json<object>('Shape')),
  parts: list('Parts', map('Part', { shape: json<object>('Shape') }), 5),
  digest: internal(text('Digest')),
  code: text('Code'),
  status: text('State'),
}
const content = scope('content')
const drafts = collection({
  path: 'drafts',
  title: 'Drafts',
  privacy: 'impersonal',
  fields,
  states: machine({ draft: { open: 'live' }, live: {} }),
  immutable: ['code'],
  access: access(content, content),
})

it('forms of the office have every field with a schema, also long lists, but no JSON at any depth and no field that only the program writes', () =>
  expect(officeFields(drafts)).toEqual(['title', 'tags']))

it('staff can change only the fields that their access includes', () => {
  const limited = { ...drafts, access: access(content, all(content, changesOnly('title', 'status'))) }
  expect(Object.keys(fields).filter(name => isOfficeField(limited, name))).toEqual(['title', 'status'])
})
