import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageFunction } from '../../../src/adapters/cloud/page-function'
import { fromTools } from '../emulators/firebase-tools'
import { serveEverywhere } from '../host/serve-functions'
import { dist, hostingSettings, startHostedSite } from '../hosted/hosted-site'
import { build, origin, site, top } from './hosted-build'

const hosting = hostingSettings()

describe('what a deployment uploads', () => {
  const tool = fromTools('listFiles') as { listFiles(folder: string, ignored: readonly string[]): string[] }
  const uploaded = tool.listFiles(path.join(dist, hosting.public), hosting.ignore)

  it('is the program, its frame and what browsers ask for by name', () => {
    expect(uploaded.length).toBeGreaterThan(100)
    expect(uploaded.filter(name => !name.startsWith('assets/') && !/^fonts\/|\.(png|svg|ico)$/.test(name)).toSorted()).toEqual(
      expect.arrayContaining(['build-manifest.json', 'latest-build.json', 'robots.txt', 'security.txt', 'shell.html']),
    )
  })

  it('is nothing that only the host reads, no source map, no front page that would hide the drawn one', () => {
    expect(existsSync(path.join(site, '.vite/site.json'))).toBe(true)
    expect(uploaded.filter(name => /(^|\/)\.|\.map$|^index\.html$|^sitemap\.xml$/.test(name))).toEqual([])
  })

  it('goes to the project it was built for', () => {
    expect(JSON.parse(readFileSync(path.join(dist, '.firebaserc'), 'utf8'))).toEqual({ projects: { default: 'demo-organisation' } })
    for (const name of ['firestore.rules', 'firestore.indexes.json', 'storage.rules'])
      expect(readFileSync(path.join(dist, name), 'utf8')).toBe(readFileSync(path.join(top, name), 'utf8'))
  })
})

describe('the site behind Hosting’s own rules', () => {
  let served: string
  const stops: (() => unknown)[] = []

  beforeAll(async () => {
    const page = await serveEverywhere(
      pageFunction({
        build: 'this',
        draw: async () => ({ status: 200, document: '<!doctype html><title>Drawn</title>' }),
        shell: '',
        headers: {},
        hasPayload: async () => true,
        sitemap: async () => '<urlset/>',
      }),
    )
    const hosted = await startHostedSite(() => ({ port: page.port, path: '' }))
    served = `http://127.0.0.1:${hosted.port}`
    stops.push(page.stop, hosted.stop)
  })
  afterAll(async () => {
    for (const stop of stops) await stop()
  })

  const open = async (at: string) => {
    const response = await fetch(`${served}${at}`, { redirect: 'manual' })
    return [response.status, response.headers.get('cache-control')] as const
  }

  it('keeps files of this release for a year', async () => {
    const files = readdirSync(path.join(site, 'assets')).filter(name => !name.endsWith('.map'))
    expect(files.length).toBeGreaterThan(100)
    for (const file of files) expect([file, ...(await open(`/assets/${file}`))]).toEqual([file, 200, 'public, max-age=31536000, immutable'])
  })

  it('does not keep the answer that a file of a former release is gone', async () => {
    expect(await open('/assets/main-1a2b3c4d.js')).toEqual([404, 'no-store'])
    expect(await open('/payloads/former/about.json')).toEqual([404, 'no-store'])
  })

  it('says whom to tell about a weakness', async () => {
    const answer = await fetch(`${served}/.well-known/security.txt`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await answer.text()).toMatch(new RegExp(`^Contact: ${origin}/about/contact\nExpires: \\d{4}-\\d\\d-01T`))
  })

  it('has pages and the sitemap made by the function, closed pages drawn by the browser, and hides what is not uploaded', async () => {
    expect(await open('/about')).toEqual([200, 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400'])
    expect(await open('/sitemap.xml')).toEqual([200, 'public, max-age=3600, s-maxage=3600'])
    expect(await open('/dashboard')).toEqual([200, 'no-cache'])
    const answer = await fetch(`${served}/about`)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it('keeps pages behind a private link, and previews, out of search results', async () => {
    const robots = async (at: string) => (await fetch(`${served}${at}`, { redirect: 'manual' })).headers.get('x-robots-tag')
    expect(await robots('/private/AAAAAAAAAAAAAAAAAAAAAA')).toBe('noindex')
    expect(await robots('/temp/homepagetemp')).toBe('noindex')
    expect(await robots('/about')).toBeNull()
  })
})

describe('a hosted build', () => {
  it('fails without settings, and names everything that is missing', () => {
    const { status, said } = build('firebase', {})
    expect(status).toBe(1)
    for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'])
      expect(said).toContain(`VITE_FIREBASE_${name} is missing`)
    expect(said).toContain('SITE_ORIGIN is missing')
  })

  it.each(['http://arts.example', 'https://arts.example/', 'arts.example'])('refuses %s as the address of the site', address => {
    const { status, said } = build('functions', { SITE_ORIGIN: address })
    expect([status, said.includes('SITE_ORIGIN must be https:// and a host')]).toEqual([1, true])
  })
})
