import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { demoSettings } from '../../scripts/build/hosted-settings.mjs'
import { scriptHosts } from '../../scripts/build/security-headers.mjs'
import { withPolicy } from '../../scripts/build/trusted-types.mjs'

interface Policy {
  createHTML(text: string): string | null
  createScriptURL(text: string, type: string, sink: string): string | null
}
const everything = { ...demoSettings, isMeasured: true, hasAppCheck: true, takesCards: true }
const tag = /<script data-hosts="([^"]*)">([\s\S]*?)<\/script>/

/** The policies that the first script of a document creates in a browser with Trusted Types, by name. */
function policiesOf(settings?: typeof demoSettings): Record<string, Policy> {
  const [, hosts = '', script = ''] = tag.exec(withPolicy('<script></script>', scriptHosts(settings)))!
  const made: Record<string, Policy> = {}
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => (made[name] = policy) }
  const location = { origin: 'https://arts.example', href: 'https://arts.example/cpanel/people' }
  runInContext(script, createContext({ document: { currentScript: { dataset: { hosts } } }, location, URL, trustedTypes }))
  return made
}

describe('the policy of Trusted Types', () => {
  const { default: ours } = policiesOf() as { default: Policy }
  const { default: withOthers } = policiesOf(everything) as { default: Policy }
  const script = (policy: Policy, address: string, sink = 'HTMLScriptElement src') => policy.createScriptURL(address, 'TrustedScriptURL', sink)

  it('is the only one, and lets no text become a program', () => {
    expect(Object.keys(policiesOf(everything))).toEqual(['default'])
    expect(Object.keys(ours)).toEqual(['createHTML', 'createScriptURL'])
  })

  it.each(['/assets/main-1a2b3c4d.js', 'https://arts.example/assets/main-1a2b3c4d.js'])('takes the site’s own script %s', address => {
    expect(script(ours, address)).toBe('https://arts.example/assets/main-1a2b3c4d.js')
  })

  it.each([
    'https://else.example/a.js',
    '//else.example/a.js',
    'http://arts.example/a.js',
    'https://arts.example.else.example/a.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://arts.example/0f8fad5b',
    'https://www.googletagmanager.com/gtag/js',
    'https://www.google.com/recaptcha/enterprise.js',
    'https://js.stripe.com/endive/stripe.js',
    'https://firebasestorage.googleapis.com/v0/b/any/o/any',
  ])('refuses the script %s', address => {
    expect(script(ours, address)).toBeNull()
  })

  it('takes a worker from an address that the page made, and from nobody else’s', () => {
    expect(script(ours, 'blob:https://arts.example/0f8fad5b', 'Worker constructor')).toBe('blob:https://arts.example/0f8fad5b')
    expect(script(ours, 'blob:https://else.example/0f8fad5b', 'Worker constructor')).toBeNull()
    expect(script(ours, 'data:text/javascript,postMessage(1)', 'Worker constructor')).toBeNull()
  })

  it.each([
    'https://www.googletagmanager.com/gtag/js?l=dataLayer&id=G-1',
    'https://www.google.com/recaptcha/enterprise.js?render=explicit',
    'https://www.gstatic.com/recaptcha/releases/any/recaptcha__en.js',
    'https://js.stripe.com/endive/stripe.js',
    'https://b-1.js.stripe.com/fingerprinted/js/any-1a2b.js',
  ])('takes %s where the site has the keys', address => {
    expect(script(withOthers, address)).toBe(address)
  })

  it.each([
    'https://www.google.com/complete/search?callback=alert',
    'https://www.google.com/recaptcha/../complete/search?callback=alert',
    'https://www.gstatic.com/any.js',
    'https://www.googletagmanager.com.else.example/gtag/js',
    'https://www-googletagmanager.com/gtag/js',
    'https://else.example/https://js.stripe.com/endive/stripe.js',
    'https://else.example/.js.stripe.com/endive/stripe.js',
    'https://else.example#.js.stripe.com/endive/stripe.js',
    'https://js.stripe.com.else.example/endive/stripe.js',
    'https://jsxstripe.com/endive/stripe.js',
    'https://checkout.stripe.com/endive/stripe.js',
    'http://js.stripe.com/endive/stripe.js',
    'https://else.example/a.js',
  ])('refuses %s there as well', address => {
    expect(script(withOthers, address)).toBeNull()
  })

  it('takes text without a tag as HTML, which styles of a library are, and nothing else', () => {
    expect(ours.createHTML(':root{--mantine-scale:1}')).toBe(':root{--mantine-scale:1}')
    for (const html of ['<img src=x onerror=alert(1)>', '</style><script>alert(1)</script>', '<b>bold</b>', '<'])
      expect(ours.createHTML(html)).toBeNull()
  })

  it('stands before every other script of a document', () => {
    const document = withPolicy('<title>Open studios</title><script>theme()</script><script type="module" src="/a.js"></script>', [])
    expect(document.indexOf('createPolicy')).toBeLessThan(document.indexOf('theme()'))
    expect(document.match(/createPolicy/g)).toHaveLength(1)
  })

  it('is not asked for in browsers without Trusted Types', () => {
    const [, , text = ''] = tag.exec(withPolicy('<script></script>', []))!
    const location = { origin: 'https://arts.example', href: 'https://arts.example/' }
    expect(() => runInContext(text, createContext({ document: { currentScript: { dataset: { hosts: '' } } }, location, URL }))).not.toThrow()
  })
})
