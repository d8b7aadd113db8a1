import { describe, expect, it } from 'vitest'
import { plainFields } from '../../../src/domain/shared/plain-fields'
import { publishedPart } from '../../../src/domain/shared/published-fields'
import { collection } from '../../../src/domain/shared/records/collection'
import {
  choice,
  email,
  forgotten,
  impersonal,
  list,
  map,
  number,
  optional,
  published,
  secret,
  text,
  withFacts,
} from '../../../src/domain/shared/records/fields'
import { forgottenFields } from '../../../src/domain/shared/records/forgotten-fields'
import { nobody, readOnly } from '../../../src/domain/shared/records/policy'
import { privacyOf } from '../../../src/domain/shared/records/privacy-of-field'

const fields = {
  name: withFacts(text('Name'), { whenForgotten: { becomes: 'Nobody' } }),
  age: optional(number('Age')),
  kind: choice('Kind', ['a', 'b']),
  code: impersonal(text('Code')),
  key: secret(optional(text('Key'))),
  tags: forgotten(impersonal(list('Tags', text('Tag'), 3))),
  ways: list('Ways', map('Way', { address: email('Address') }), 3),
  note: published(impersonal(optional(text('Note')))),
}
const guests = collection({ path: 'guests', title: 'Guests', privacy: 'personal', fields, immutable: ['code'], access: readOnly(nobody) })
const houses = collection({ ...guests, privacy: 'impersonal' })

const privacies = (of: typeof guests) => Object.fromEntries([...Object.keys(fields), 'undeclared'].map(name => [name, privacyOf(of, name)]))

describe('a field’s declaration determines', () => {
  it('its privacy: texts and numbers have the collection’s by default, but an email address is always personal', () => {
    const said = { code: 'impersonal', key: 'secret', tags: 'impersonal', note: 'impersonal', kind: 'impersonal', undeclared: 'secret' }
    expect(privacies(guests)).toEqual({ ...said, name: 'personal', age: 'personal', ways: 'personal' })
    expect(privacies(houses)).toEqual({ ...said, name: 'impersonal', age: 'impersonal', ways: 'personal' })
  })

  it('its value after the person was erased', () => {
    expect(forgottenFields(guests)).toEqual({ name: 'Nobody', age: undefined, key: undefined, tags: [], ways: [] })
  })

  it('whether it is published', () => {
    expect(publishedPart(guests, { name: 'Ana', kind: 'a', code: 'x', tags: [], ways: [], note: 'Ring twice' })).toEqual({ note: 'Ring twice' })
    expect(publishedPart(guests, { name: 'Ana', kind: 'a', code: 'x', tags: [], ways: [] })).toEqual({})
  })

  it('whether it is a single value that staff enter', () => {
    expect(plainFields(guests).map(([name]) => name)).toEqual(['name', 'age', 'kind', 'key', 'note'])
  })
})
