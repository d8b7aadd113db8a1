import { beforeEach, describe, expect, it } from 'vitest'
import { RolePreview } from '../../../src/domain/shared/preview/role-preview'
import { unlessPreviewed } from '../../../src/domain/shared/preview/unless-previewed'
import { scope, signedIn } from '../../../src/domain/shared/records/policy'
import { RuleBroken } from '../../../src/domain/shared/records/rule-broken'
import type { AuthUser } from '../../../src/ports/auth'

const now = new Date('2027-08-01T10:00Z')
const user = (claims: AuthUser['claims']): AuthUser => ({
  uid: 'u-gil',
  email: 'gil@post.example',
  emailVerified: true,
  displayName: 'Gil',
  claims,
  signedInAt: now,
})
const guideStaff = user({ pid: 'gil', adm: 1, sc: 'g', mfaFrom: 4_000_000_000_000 })
const mara = { id: 'mara', name: 'Mara' }
let preview: RolePreview

beforeEach(() => {
  preview = new RolePreview({ now: () => now })
  preview.follow(guideStaff)
})

describe('staff of the guide who see the site as another role', () => {
  it('see what the role may see, and nothing of it may be written until they stop', () => {
    const seen = (role: Parameters<RolePreview['begin']>[0]) => {
      preview.begin(role)
      return preview.seen.current?.claims
    }
    expect(seen('visitor')).toBeUndefined()
    expect(seen('member')).toEqual({ pid: 'gil' })
    expect(seen('volunteer')).toEqual({ pid: 'gil', vol: '9999-12-31' })
    expect(seen('guide')).toEqual({ pid: 'gil', adm: 1, sc: 'g', mfaFrom: 4_000_000_000_000 })
    expect(preview.real.current).toBe(guideStaff)
    expect(() => preview.requireNone()).toThrow(new RuleBroken('preview-only-reads'))
    expect(seen(undefined)).toBe(guideStaff.claims)
    expect(() => preview.requireNone()).not.toThrow()
  })

  it('see an artist’s and a host’s pages as the person whom they choose, and their own while they chose nobody', () => {
    preview.begin('artist', mara)
    expect(preview.seen.current).toEqual({ ...user({ pid: 'mara' }), uid: 'preview', email: '', displayName: 'Mara' })
    expect(() => preview.requireNotOwn(signedIn)).toThrow(new RuleBroken('preview-not-theirs'))
    expect(() => preview.requireNotOwn(scope('guide'))).not.toThrow()
    preview.begin('host')
    expect(preview.seen.current).toBe(guideStaff)
    expect(() => preview.requireNotOwn(signedIn)).not.toThrow()
    preview.begin('member', mara)
    expect(preview.seen.current?.claims).toEqual({ pid: 'gil' })
  })

  it('see themselves as a role that is not theirs', () => {
    preview.begin('money')
    expect(preview.seen.current).toBe(guideStaff)
  })
})

describe('an answer that a page can do without', () => {
  it.each(['preview-only-reads', 'preview-not-theirs'] as const)('is none where the preview refuses it as %s', rule =>
    expect(unlessPreviewed(new RuleBroken(rule))).toBeUndefined(),
  )

  it.each([new RuleBroken('merge-over'), new TypeError('preview-not-theirs')])('fails for any other reason', error =>
    expect(() => unlessPreviewed(error)).toThrow(error),
  )
})

it('until it is known who is signed in, nobody is shown, whatever the role', () => {
  const early = new RolePreview({ now: () => now })
  const seen: (AuthUser | undefined)[] = []
  early.seen.watch(next => seen.push(next))
  early.begin('member')
  expect(seen).toEqual([])
  early.follow(guideStaff)
  expect(seen.map(one => one?.claims)).toEqual([{ pid: 'gil' }])
})

it('a member cannot see the site as anybody else', () => {
  preview.follow(user({ pid: 'ann' }))
  preview.begin('visitor')
  expect(preview.seen.current?.claims).toEqual({ pid: 'ann' })
  expect(preview.rolesOf(preview.real.current)).toEqual([])
})
