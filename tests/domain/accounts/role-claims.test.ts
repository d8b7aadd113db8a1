import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ClaimingGrant, claimsOf, mostCalls, mostClaims } from '../../../src/domain/accounts/role-claims'
import { scopes } from '../../../src/domain/shared/policy'
import { RuleBroken } from '../../../src/domain/shared/rule-broken'

const now = new Date('2027-10-16T18:00:00Z')
const grant = (more: Partial<ClaimingGrant>): ClaimingGrant => ({ role: 'admin', scopes: [], status: 'active', ...more })

describe('what a token claims', () => {
  it('is the person alone, without a role', () => expect(claimsOf('ana', [], now)).toEqual({ pid: 'ana' }))

  it('joins the scopes of several roles, each once and in one order', () => {
    const held = [grant({ scopes: ['system', 'guide'] }), grant({ scopes: ['guide', 'content'] })]
    expect(claimsOf('ana', held, now)).toEqual({ pid: 'ana', adm: 1, sc: 'cgs' })
  })

  it('makes a superadmin staff', () => expect(claimsOf('ana', [grant({ role: 'superadmin' })], now)).toEqual({ pid: 'ana', adm: 1, sa: 1 }))

  it('names a volunteer’s last day, the latest of several', () => {
    const until = (day: string) => grant({ role: 'volunteer', until: new Date(`${day}T07:00:00Z`) })
    expect(claimsOf('ana', [until('2027-11-01'), until('2027-10-20')], now)).toEqual({ pid: 'ana', vol: '2027-11-01' })
  })

  it('forgets what was asked for, refused, taken, or is over', () => {
    const held = [
      grant({ scopes: ['money'], status: 'requested' }),
      grant({ scopes: ['mail'], status: 'revoked' }),
      grant({ role: 'superadmin', until: now }),
      grant({ role: 'juror', callId: 'cover', status: 'rejected' }),
    ]
    expect(claimsOf('ana', held, now)).toEqual({ pid: 'ana' })
  })

  it('holds five calls, and not a sixth', () => {
    const jury = (n: number) => Array.from({ length: n }, (_, i) => grant({ role: 'juror', callId: `call-${i}` }))
    expect(claimsOf('ana', jury(mostCalls), now).jur).toHaveLength(5)
    expect(() => claimsOf('ana', jury(mostCalls + 1), now)).toThrow(RuleBroken)
  })

  it('never says more than a token can hold: it refuses instead', () => {
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
          expect(JSON.stringify(claimsOf(personId, held as ClaimingGrant[], now)).length).toBeLessThanOrEqual(mostClaims)
        } catch (error) {
          if (!(error instanceof RuleBroken)) throw error
        }
      }),
      { numRuns: 500 },
    )
  })

  it('has room for everything an ordinary person can hold: the longest ids, five calls, all scopes', () => {
    const held = [
      grant({ scopes: [...scopes] }),
      grant({ role: 'superadmin' }),
      grant({ role: 'volunteer', until: new Date('2027-11-01T07:00:00Z') }),
      ...Array.from({ length: 5 }, (_, i) => grant({ role: 'juror', callId: `${i}`.padEnd(128, 'x') })),
    ]
    expect(JSON.stringify(claimsOf('p'.repeat(128), held, now)).length).toBeLessThanOrEqual(1000)
  })
})
