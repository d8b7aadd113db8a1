import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoSettings } from '../../scripts/build/hosted-settings.mjs'
import { scriptHosts, securityHeaders } from '../../scripts/build/security-headers.mjs'
import { firebaseJson } from '../../scripts/hosting.mjs'
import { embedHosts } from '../../src/domain/content/embeds'
import { observatory, type Scanned } from '../support/observatory'
import { top } from './source-files'

const html = readFileSync(path.join(top, 'index.html'), 'utf8')
const everything = { ...demoSettings, isMeasured: true, hasAppCheck: true, takesCards: true }
type Headers = Readonly<Record<string, string>>

function policyOf(headers: Headers): ReadonlyMap<string, readonly string[]> {
  const parts = headers['Content-Security-Policy']!.split('; ').map(part => part.split(' '))
  return new Map(parts.map(([name, ...sources]) => [name!, sources]))
}

const deployed = (rows: readonly { readonly source?: string; readonly headers: readonly { readonly key: string; readonly value: string }[] }[]) =>
  Object.fromEntries(rows.find(({ source }) => source === '**')!.headers.map(({ key, value }) => [key, value]))

describe('the score by Mozilla’s Observatory', () => {
  const good = securityHeaders(demoSettings)
  const without = (name: string) => Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))
  const changed = (from: string, to: string) => ({ ...good, 'Content-Security-Policy': good['Content-Security-Policy'].replace(from, to) })

  it.each<[string, Scanned, number, string]>([
    ['nothing', { headers: {} }, 30, 'D'],
    ['no policy', { headers: without('Content-Security-Policy') }, 55, 'C'],
    ['any script', { headers: changed("script-src 'self'", 'script-src https:') }, 80, 'B+'],
    ['unsafe-eval', { headers: changed("script-src 'self'", "script-src 'self' 'unsafe-eval'") }, 110, 'A+'],
    ['no inline style', { headers: changed(" 'unsafe-inline'", '') }, 130, 'A+'],
    ['no encryption', { headers: without('Strict-Transport-Security'), leadsToHttps: false }, 60, 'C+'],
    ['open to every site', { headers: { ...good, 'Access-Control-Allow-Origin': '*' } }, 50, 'C'],
    ['a cookie in clear', { headers: { ...good, 'Set-Cookie': 'a=b' } }, 80, 'B+'],
    ['somebody else’s script', { headers: good, html: '<script src="https://else.example/a.js"></script>' }, 115, 'A+'],
  ])('of a site with %s', (_, scanned, score, grade) => {
    expect([observatory(scanned).score, observatory(scanned).grade]).toEqual([score, grade])
  })
})

describe('the security headers', () => {
  it.each([
    ['of the local mode', undefined],
    ['of a site', demoSettings],
    ['of a site with Analytics, App Check and cards', everything],
  ])('%s reach A+ by the rules of Mozilla’s Observatory', (_, settings) => {
    // Ten points more only without `unsafe-inline` for styles (docs/security.md, "What is not satisfied").
    const { score, grade, rows } = observatory({ headers: securityHeaders(settings), html })
    expect([score, grade, rows[0]]).toEqual([120, 'A+', 'csp-unsafe-inline-in-style-src-only'])
  })

  it('are those of every answer of a deployment', () => {
    for (const settings of [demoSettings, everything])
      expect(deployed(firebaseJson([], { settings }).hosting.headers)).toEqual(securityHeaders(settings))
  })

  it('name every host that pages connect to; only Analytics, which has a host for each region, and Stripe have a pattern', () => {
    const hosts = (settings?: typeof demoSettings) =>
      [...new Set([...policyOf(securityHeaders(settings)).values()].flat())].filter(source => source.startsWith('https:'))
    // A visitor's press alone opens a frame of these.
    expect(hosts()).toEqual(embedHosts)
    expect(hosts(demoSettings).filter(host => host.includes('*'))).toEqual([])
    expect(hosts(demoSettings)).toContain('https://us-central1-demo-organisation.cloudfunctions.net')
    expect(
      hosts(everything)
        .filter(host => host.includes('*'))
        .toSorted(),
    ).toEqual(['https://*.analytics.google.com', 'https://*.google-analytics.com', 'https://*.js.stripe.com'])
    expect(hosts({ ...demoSettings, hasAppCheck: true }).some(host => /analytics|tagmanager/.test(host))).toBe(false)
  })

  it('let the page that reads members’ cards use the camera, and the office’s editor show a page of ours', () => {
    const headers = securityHeaders(demoSettings)
    expect(headers['Permissions-Policy']).toContain('camera=(self)')
    expect([policyOf(headers).get('frame-src'), policyOf(headers).get('frame-ancestors')]).toEqual([["'self'", ...embedHosts], ["'self'"]])
  })

  it('let pages reach Stripe only where the site has its key, and never send a card by a form of ours', () => {
    const hosts = (settings: typeof demoSettings) =>
      Object.fromEntries([...policyOf(securityHeaders(settings))].map(([name, sources]) => [name, sources.filter(one => one.includes('stripe'))]))
    expect(Object.values(hosts({ ...everything, takesCards: false })).flat()).toEqual([])
    const named = Object.entries(hosts({ ...demoSettings, takesCards: true })).filter(([, sources]) => sources.length > 0)
    expect(Object.fromEntries(named)).toEqual({
      'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
      'connect-src': ['https://api.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    })
    expect(policyOf(securityHeaders(everything)).get('form-action')).toEqual(["'self'"])
  })

  it('let text become a program by one policy alone, and by Google’s own where its scripts are loaded; another reads what is pasted', () => {
    const demanded = (settings?: typeof demoSettings) => {
      const policy = policyOf(securityHeaders(settings))
      return [policy.get('require-trusted-types-for')?.join(' '), policy.get('trusted-types')?.join(' ')]
    }
    expect(demanded()).toEqual(["'script'", 'default pasted-html'])
    expect(demanded(demoSettings)).toEqual(["'script'", 'default pasted-html'])
    expect(demanded({ ...demoSettings, isMeasured: true })).toEqual(["'script'", 'default pasted-html firebase-js-sdk-policy goog#html'])
    expect(demanded({ ...demoSettings, hasAppCheck: true })).toEqual(["'script'", "default pasted-html * 'allow-duplicates'"])
    expect(demanded({ ...demoSettings, takesCards: true })).toEqual(["'script'", 'default pasted-html'])
    expect(demanded({ ...everything, demandsTrustedTypes: false })[0]).toBeUndefined()
  })

  it('name the hosts that the policy of scripts knows', () => {
    for (const settings of [demoSettings, everything])
      expect(
        policyOf(securityHeaders(settings))
          .get('script-src')!
          .filter(source => source.startsWith('https:')),
      ).toEqual(scriptHosts(settings))
  })

  it('do not bind other hosts of the organisation’s domain', () => {
    expect(securityHeaders(demoSettings)['Strict-Transport-Security']).toBe('max-age=63072000')
  })
})

it('a page behind a private link, and the preview of a page, are in no search results, by a header too', () => {
  const rules: readonly { source?: string; headers: readonly { key: string; value: string }[] }[] = firebaseJson([]).hosting.headers
  const kept = rules.filter(({ headers }) => headers.some(({ key, value }) => key === 'X-Robots-Tag' && value === 'noindex'))
  expect(kept.map(({ source }) => source)).toEqual(['/private/**', '/temp/**'])
})
