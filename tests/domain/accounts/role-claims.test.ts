import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ClaimingGrant, claimsOf, graceFrom, maxCalls, maxClaims } from '../../../src/domain/accounts/roles/role-claims'
import { scopes } from '../../../src/domain/shared/records/policy'
import { RuleBroken } from '../../../src/domain/shared/records/rule-broken'

const now = new Date('2027-10-16T18:00:00Z')
const grant = (more: Partial<ClaimingGrant>): ClaimingGrant => ({ role: 'admin', scopes: [], status: 'active', ...more })

describe('role claims', () => {
  it('are the person id alone without a role', () => expect(claimsOf('ana', [], now)).toEqual({ pid: 'ana' }))

  it('join the scopes of several roles without repetition, in a fixed order', () => {
    const held = [grant({ scopes: ['system', 'guide'] }), grant({ scopes: ['guide', 'content'] })]
    expect(claimsOf('ana', held, now)).toEqual({ pid: 'ana', adm: 1, sc: 'cgs', mfaFrom: graceFrom(now) })
  })

  it('include staff for a superadmin', () =>
    expect(claimsOf('ana', [grant({ role: 'superadmin' })], now)).toEqual({ pid: 'ana', adm: 1, sa: 1, mfaFrom: graceFrom(now) }))

  it('contain the latest of the volunteer’s last days', () => {
    const until = (day: string) => grant({ role: 'volunteer', until: new Date(`${day}T07:00:00Z`) })
    expect(claimsOf('ana', [until('2027-11-01'), until('2027-10-20')], now)).toEqual({ pid: 'ana', vol: '2027-11-01' })
  })

  it('ignore roles that are requested, rejected, revoked or expired', () => {
    const held = [
      grant({ scopes: ['money'], status: 'requested' }),
      grant({ scopes: ['mail'], status: 'revoked' }),
      grant({ role: 'superadmin', until: now }),
      grant({ role: 'juror', callId: 'cover', status: 'rejected' }),
    ]
    expect(claimsOf('ana', held, now)).toEqual({ pid: 'ana' })
  })

  it('contain five calls at most', () => {
    const jury = (n: number) => Array.from({ length: n }, (_, i) => grant({ role: 'juror', callId: `call-${i}` }))
    expect(claimsOf('ana', jury(maxCalls), now).jur).toHaveLength(5)
    expect(() => claimsOf('ana', jury(maxCalls + 1), now)).toThrow(RuleBroken)
  })

  it('never exceed the size of a token: they are refused instead', () => {
    const id = fc.string({ minLength: 1, maxLength: 128, unit: 'binary' })
    const grants = fc.array(
      fc.record({
        role: fc.constantFrom('admin', 'superadmin', 'juror', 'volunteer'),
        scopes: fc.subarray([...scopes]),
        status: fc.constantFrom('requested', 'active', 'revoked'),
        until: fc.option(fc.date({ min: new Date('2027-01-01'), max: new Date('2029-01-01'), noInvalidDate: true }), { nil: undefined }),
        callId: fc.option(id, { nil: undefined }),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(id, grants, (personId, held) => {
        try {
          expect(JSON.stringify(claimsOf(personId, held as ClaimingGrant[], now)).length).toBeLessThanOrEqual(maxClaims)
        } catch (error) {
          if (!(error instanceof RuleBroken)) throw error
        }
      }),
      { numRuns: 500 },
    )
  })

  it('have room for what an ordinary person can hold: the longest ids, five calls, all scopes', () => {
    const held = [
      grant({ scopes: [...scopes] }),
      grant({ role: 'superadmin' }),
      grant({ role: 'volunteer', until: new Date('2027-11-01T07:00:00Z') }),
      ...Array.from({ length: 5 }, (_, i) => grant({ role: 'juror', callId: `${i}`.padEnd(128, 'x') })),
    ]
    expect(JSON.stringify(claimsOf('p'.repeat(128), held, now)).length).toBeLessThanOrEqual(1000)
  })
})
