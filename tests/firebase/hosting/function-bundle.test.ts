import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { className } from '../../../scripts/build/class-names.mjs'
import { top } from '../../../scripts/setup.mjs'
import { functionsFolder as folder, site } from './hosted-build'

interface Endpoint {
  readonly cpu: number
  readonly maxInstances: number
  readonly concurrency: number
  readonly availableMemoryMb: number
  readonly timeoutSeconds: number
}

describe('the function bundle', () => {
  it('exports two functions for all callables, the page function, the feed, the provider’s messages, the triggers and the scheduled jobs', () => {
    const exported = createRequire(import.meta.url)(folder) as Record<string, { __endpoint: { region: string[]; platform: string } }>
    expect(Object.keys(exported).toSorted()).toEqual(
      [
        'call',
        'callHeavy',
        'renderPage',
        'drawAhead',
        'calendarFeed',
        'providerWebhook',
        'deliverMail',
        'retryMail',
        'applyScheduled',
        'applyHourly',
        'auditRecords',
        'auditParts',
      ].toSorted(),
    )
    for (const { __endpoint } of Object.values(exported)) expect(__endpoint).toMatchObject({ platform: 'gcfv2', region: ['us-central1'] })
  })

  it('declares memory, CPU and instances of every function, together below the CPU quota of a new project', () => {
    const exported = createRequire(import.meta.url)(folder) as Record<string, { __endpoint: Endpoint }>
    const declared = Object.entries(exported).map(([name, { __endpoint }]) => ({ name, ...__endpoint }))
    for (const { name, cpu, maxInstances, concurrency, availableMemoryMb, timeoutSeconds } of declared)
      expect([name, ...[cpu, maxInstances, concurrency, availableMemoryMb, timeoutSeconds].map(limit => typeof limit)]).toEqual([
        name,
        ...Array.from({ length: 5 }, () => 'number'),
      ])
    // 20 CPUs and 40 GiB in a region: firebase-tools issue 11001.
    expect(declared.reduce((sum, { cpu, maxInstances }) => sum + cpu * maxInstances, 0)).toBeLessThanOrEqual(20)
    expect(declared.reduce((sum, { availableMemoryMb, maxInstances }) => sum + availableMemoryMb * maxInstances, 0)).toBeLessThanOrEqual(40_960)
  })

  it('comes with a lockfile for its two packages, so that the platform installs what is tested', () => {
    const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<string, object>
    const { dependencies, engines } = read('package.json')
    expect([Object.keys(dependencies!), engines]).toEqual([['firebase-admin', 'firebase-functions'], { node: '24' }])
    expect((read('package-lock.json')['packages'] as Record<string, object>)['']).toMatchObject({ dependencies })
  })

  it.each([
    ['functions', 'firebase-admin'],
    ['site', 'react'],
  ])('the packages of the %s are listed beside it, in a file that is not uploaded', (part, name) => {
    const { bomFormat, components } = JSON.parse(readFileSync(path.join(folder, `../${part}.cdx.json`), 'utf8')) as {
      bomFormat: string
      components: readonly { name: string; version: string }[]
    }
    const { dependencies } = JSON.parse(readFileSync(path.join(folder, '../../package.json'), 'utf8')) as { dependencies: Record<string, string> }
    expect([bomFormat, components.find(one => one.name === name)?.version]).toEqual(['CycloneDX', dependencies[name]])
    expect(components.some(one => one.name === 'vitest')).toBe(false)
  })

  it('uses the same CSS class names as the browser build', () => {
    const texts = (within: string, ending: string) =>
      readdirSync(within)
        .filter(name => name.endsWith(ending))
        .map(name => readFileSync(path.join(within, name), 'utf8'))
        .join()
    const files = readdirSync(path.join(top, 'src/ui'), { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.module.css'))
    const endings = new Set(files.map(name => className('', path.join(top, 'src/ui', name))))
    const strings = Array.from(texts(folder, '.js').matchAll(/"([A-Za-z][\w-]*)"/g), ([, name]) => name!)
    const named = new Set(strings.filter(name => endings.has(name.slice(-5))))
    expect(named.size).toBeGreaterThan(100)
    const styles = texts(path.join(site, 'assets'), '.css')
    expect([...named].filter(name => !styles.includes(name))).toEqual([])
  })

  it('loads React with the first page and Stripe’s library with the first payment, not with a callable', () => {
    const loaded = spawnSync(process.execPath, ['-e', "require('./index.js');console.log(Object.keys(require.cache).join('\\n'))"], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(loaded.stderr).toBe('')
    const texts = loaded.stdout
      .split('\n')
      .filter(file => file.startsWith(folder))
      .map(file => readFileSync(file, 'utf8'))
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.some(text => text.includes('react.element') || text.includes('react.transitional.element'))).toBe(false)
    expect(texts.some(text => text.includes('/v1/payment_intents'))).toBe(false)
  })
})
