import { afterEach, describe, expect, it, vi } from 'vitest'
import { hostedSettings } from '../../scripts/build/hosted-settings.mjs'

const complete = {
  VITE_FIREBASE_API_KEY: 'any',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo.appspot.com',
  VITE_FIREBASE_APP_ID: 'any',
  SITE_ORIGIN: 'https://arts.example',
}
afterEach(() => vi.unstubAllEnvs())

const enforced = (key: string, enforce: string) => {
  for (const [name, value] of Object.entries({ ...complete, VITE_FIREBASE_APP_CHECK_KEY: key, ENFORCE_APP_CHECK: enforce })) vi.stubEnv(name, value)
  return hostedSettings('nowhere').enforceAppCheck
}

describe('callables of the hosted build', () => {
  it.each([
    ['a key', 'site-key', '', true],
    ['a key, while it is looked at who would be refused', 'site-key', 'false', false],
    ['no key', '', '', false],
  ])('with %s ask for App Check: %s %s', (_, key, enforce, expected) => {
    expect(enforced(key, enforce)).toBe(expected)
  })

  it('are not built to refuse every call', () => {
    expect(() => enforced('', 'true')).toThrow('VITE_FIREBASE_APP_CHECK_KEY is missing')
  })
})

describe('Trusted Types', () => {
  it.each([
    ['', true],
    ['false', false],
  ])('are demanded unless it is said otherwise: %s %s', (said, expected) => {
    for (const [name, value] of Object.entries({ ...complete, DEMAND_TRUSTED_TYPES: said })) vi.stubEnv(name, value)
    expect(hostedSettings('nowhere').demandsTrustedTypes).toBe(expected)
  })
})

describe('cards', () => {
  const takesCards = (key: string) => {
    for (const [name, value] of Object.entries({ ...complete, VITE_STRIPE_PUBLISHABLE_KEY: key })) vi.stubEnv(name, value)
    return hostedSettings('nowhere').takesCards
  }

  it('are taken where the site has a publishable key', () => {
    expect([takesCards(''), takesCards('pk_test_a1'), takesCards('pk_live_a1')]).toEqual([false, true, true])
  })

  it.each(['sk_live_a1', 'rk_live_a1', 'whsec_a1', 'pk_test_a1"'])('never with %s, which would be in every browser', key => {
    expect(() => takesCards(key)).toThrow('VITE_STRIPE_PUBLISHABLE_KEY must be the publishable key')
  })
})
