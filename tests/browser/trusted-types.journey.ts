import path from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { demoSettings } from '../../scripts/build/hosted-settings.mjs'
import { scriptHosts, securityHeaders } from '../../scripts/build/security-headers.mjs'
import { quickEffort, startPreview } from '../../scripts/preview.mjs'
import { top } from '../../scripts/setup.mjs'
import { openSeasonTab } from './season-tab'
import { arrived } from './tab'

/** TypeScript's own types do not include it yet. */
declare const trustedTypes: { createPolicy(name: string, rules: Readonly<Record<string, (text: string) => string>>): { readonly name: string } }

/** What injected code could do with plain text, and the browser's reaction: `ran`, or the name of the error. */
const injected = (page: Page) =>
  page.evaluate(() => {
    const here = window as unknown as { wasRun?: boolean }
    const attempts: Readonly<Record<string, () => void>> = {
      'a picture’s failure': () => {
        document.body.appendChild(document.createElement('div')).innerHTML = '<img src="data:," onerror="wasRun = true">'
      },
      'HTML beside an element': () => document.body.insertAdjacentHTML('beforeend', '<b>bold</b>'),
      'a parsed document': () => void new DOMParser().parseFromString('<b>bold</b>', 'text/html'),
      'a frame’s document': () => {
        document.createElement('iframe').srcdoc = '<script>parent.wasRun = true</script>'
      },
      'a script of another host': () => {
        document.createElement('script').src = 'https://else.example/a.js'
      },
      'a script of its own text': () => {
        document.createElement('script').textContent = 'wasRun = true'
      },
      'a worker of another text': () => void new Worker('data:text/javascript,postMessage(1)'),
      // oxlint-disable-next-line typescript/no-implied-eval -- it is what has to be refused
      'text as a program': () => void setTimeout('wasRun = true'),
      'a second policy': () => void trustedTypes.createPolicy('else', { createHTML: text => text }),
    }
    const results = Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt()
        return [name, 'ran'] as const
      } catch (error) {
        return [name, (error as Error).name] as const
      }
    })
    return { ...Object.fromEntries(results), wasRun: here.wasRun ?? false }
  })

const refused = {
  'a picture’s failure': 'TypeError',
  'HTML beside an element': 'TypeError',
  'a parsed document': 'TypeError',
  'a frame’s document': 'TypeError',
  'a script of another host': 'TypeError',
  'a script of its own text': 'TypeError',
  'a worker of another text': 'TypeError',
  'text as a program': 'TypeError',
  'a second policy': 'TypeError',
  wasRun: false,
}

describe('Trusted Types', () => {
  it('refuse what is injected into any page', async () => {
    const { page, context } = await openSeasonTab({ as: 'superadmin' })
    for (const address of ['/', '/signin', '/cpanel/people']) {
      await page.goto(address)
      await arrived(page)
      expect({ address, ...(await injected(page)) }).toEqual({ address, ...refused })
    }
    await context.close()
  })

  it('let Google’s scripts in where the site has their keys, and nobody else’s', async () => {
    const settings = { ...demoSettings, isMeasured: true, hasAppCheck: true }
    const preview = await startPreview({ root: path.join(top, 'dist/local'), headers: securityHeaders(settings), effort: quickEffort })
    const { page, context } = await openSeasonTab({ servedBy: preview.address })
    // The local build has no keys, so its documents get the script hosts of a build that has them.
    await page.route(`${inject('address')}/about`, async route => {
      const response = await route.fetch({ url: `${preview.address}/about` })
      const hosts = scriptHosts(settings).map(host => new URL(host).href)
      await route.fulfill({ response, body: (await response.text()).replace('data-hosts=""', `data-hosts="${hosts.join(' ')}"`) })
    })
    for (const host of scriptHosts(settings))
      await page.route(`${new URL(host).href}**`, route =>
        route.fulfill({ contentType: 'text/javascript', body: 'globalThis.loaded = (globalThis.loaded ?? 0) + 1' }),
      )
    await page.goto('/about')
    await arrived(page)
    const fetched = await page.evaluate(async () => {
      const load = (address: string) =>
        new Promise<string>(resolve => {
          const script = document.createElement('script')
          script.onload = () => resolve('loaded')
          script.onerror = () => resolve('failed')
          script.src = address
          document.head.append(script)
        }).catch((error: Error) => error.name)
      return Promise.all(
        [
          'https://www.google.com/recaptcha/enterprise.js?render=explicit',
          'https://www.gstatic.com/recaptcha/releases/any/recaptcha__en.js',
          'https://www.googletagmanager.com/gtag/js?l=dataLayer&id=G-1',
          'https://www.google.com/complete/search',
        ].map(load),
      )
    })
    expect(fetched).toEqual(['loaded', 'loaded', 'loaded', 'TypeError'])
    expect(await page.evaluate(() => (globalThis as unknown as { loaded: number }).loaded)).toBe(3)
    // The analytics script creates a policy of its own, with this name.
    expect(await page.evaluate(() => trustedTypes.createPolicy('firebase-js-sdk-policy', { createScriptURL: text => text }).name)).toBe(
      'firebase-js-sdk-policy',
    )
    await context.close()
    await preview.stop()
  })

  it('leave the palette of the office its styles', async () => {
    const { page, context, problems } = await openSeasonTab({ as: 'superadmin' })
    await page.goto('/cpanel/people')
    await arrived(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    const written = await page.locator('style[data-mantine-styles]').evaluateAll(styles => styles.map(style => (style.textContent ?? '').length > 0))
    expect(written).toContain(true)
    expect(written).not.toContain(false)
    expect(problems).toEqual([])
    await context.close()
  })

  it('are not needed in a browser that does not know them', async () => {
    const headers = securityHeaders({ ...demoSettings, demandsTrustedTypes: false })
    const preview = await startPreview({ root: path.join(top, 'dist/local'), headers, effort: quickEffort })
    const { page, context, problems } = await openSeasonTab({ servedBy: preview.address })
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'trustedTypes'))
    await page.goto('/')
    await arrived(page)
    expect(await page.evaluate(() => 'trustedTypes' in globalThis)).toBe(false)
    await page.locator('main a[href^="/sfosguide"]').first().click()
    await page.waitForURL('**/sfosguide**')
    expect(problems).toEqual([])
    await context.close()
    await preview.stop()
  })
})
