import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { localCodeIn } from '../../../scripts/build/no-local-code.mjs'
import { sampleSeason } from '../../../src/adapters/memory/sample/sample-season'
import { site, top } from './hosted-build'
import { allowed, hashOf, inlineScripts } from './inline-scripts'

describe('the hosted build', () => {
  it('contains no code of the local mode or of the handlers', async () => {
    expect(await localCodeIn(site, [])).toEqual([])
  })

  it('contains no name, address or title from the sample data', () => {
    const { documents, accounts } = sampleSeason()
    const said = new Set(accounts.flatMap(({ name, email }) => [name, email]))
    for (const { path: at, data } of documents)
      if (/^(artists|people|listings|settings|sites)\//.test(at))
        for (const field of ['displayName', 'name', 'email', 'season']) if (typeof data[field] === 'string') said.add(data[field])
    const told = [...said].filter(words => words.length > 7)
    expect(told.length).toBeGreaterThan(300)
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(name => /\.(js|html|json|css|txt|xml)$/.test(name))
    expect(files.length).toBeGreaterThan(50)
    const texts = files.map(name => readFileSync(path.join(site, name), 'utf8')).join('\n')
    expect(told.filter(words => texts.includes(words))).toEqual([])
  })

  it('has no inline scripts except those whose hash is in the security policy', () => {
    const pages = readdirSync(site).filter(name => name.endsWith('.html'))
    // A file for the front page would be served in place of the drawn one.
    expect(pages).toEqual(['shell.html'])
    const config = JSON.parse(readFileSync(path.join(top, 'firebase.json'), 'utf8')) as {
      hosting: { headers: { headers: { key: string; value: string }[] }[] }
    }
    const policy = config.hosting.headers[0]!.headers.find(({ key }) => key === 'Content-Security-Policy')!.value
    expect(allowed(policy)).not.toContain('unsafe')
    for (const page of pages)
      for (const script of inlineScripts(readFileSync(path.join(site, page), 'utf8'))) expect(allowed(policy)).toContain(hashOf(script))
  })
})
