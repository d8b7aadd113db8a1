import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { collections } from '../../src/domain/collections'
import { personReferences } from '../../src/domain/merging/person-references'
import type { Collection } from '../../src/domain/shared/records/collection'
import { forgottenFields } from '../../src/domain/shared/records/forgotten-fields'
import type { Rule } from '../../src/domain/shared/records/policy'
import { privacyOf } from '../../src/domain/shared/records/privacy'

const ofPeople = collections.filter(of => of.idOf === 'people' || personReferences(of).length > 0)
const pathsOf = (all: readonly Collection[]) => all.map(({ path }) => path)

/** Whether a stranger may read any of the records. */
function isPublic(rule: Rule): boolean {
  if (rule.is === 'any') return rule.rules.some(isPublic)
  if (rule.is === 'all') return rule.rules.every(isPublic)
  return rule.is === 'anyone' || rule.is === 'where'
}

describe('every record declares', () => {
  it('whether its texts are personal, if it belongs to a person and is not public', () => {
    expect(pathsOf(ofPeople.filter(({ privacy, access }) => privacy === 'impersonal' && !isPublic(access.get)))).toEqual([])
  })

  it('what happens to it when its person is erased, if it has personal values', () => {
    const silent = ofPeople.filter(of => !of.whenForgotten && Object.keys(of.fields).some(name => privacyOf(of, name) !== 'impersonal'))
    expect(pathsOf(silent)).toEqual([])
  })

  it('values for the erased fields that its schema accepts', () => {
    for (const of of collections.filter(({ whenForgotten }) => whenForgotten === 'anonymise'))
      for (const [name, value] of Object.entries(forgottenFields(of))) {
        const field = of.fields[name]!
        expect(v.is(field.optional ? v.optional(field.schema) : field.schema, value), `${of.path}.${name}`).toBe(true)
      }
  })

  it('the reason for each exception', () => {
    const reasons = collections.flatMap(of => [
      ...(of.notAudited === undefined ? [] : [of.notAudited]),
      ...(typeof of.whenForgotten === 'object' ? [of.whenForgotten.otherwise] : []),
      ...Object.values(of.fields).flatMap(({ notAudited, staysInMerge }) => [notAudited ?? [], staysInMerge ?? []].flat()),
    ])
    expect(reasons.filter(reason => reason.length < 10)).toEqual([])
  })
})
