import { describe, expect, it } from 'vitest'
import { isTotpCode, newTotpSecret, totpCode } from '../../../src/adapters/memory/accounts/totp'

/** The secret of RFC 6238, Appendix B: the ASCII text 12345678901234567890. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of authenticator apps', () => {
  // The last six of the eight digits in the appendix.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('after %d seconds', async (seconds, code) => expect(await totpCode(secret, new Date(seconds * 1000))).toBe(code))

  it('hold half a minute longer, for phones whose time differs', async () => {
    const now = new Date('2027-10-16T18:00:00Z')
    const code = await totpCode(secret, now)
    const after = (seconds: number) => isTotpCode(secret, code, new Date(now.getTime() + seconds * 1000))
    expect([await after(0), await after(-30), await after(59), await after(61), await after(-31)]).toEqual([true, true, true, false, false])
  })

  it('have a secret of 160 bits that nobody else has', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newTotpSecret()).not.toBe(newTotpSecret())
  })
})
