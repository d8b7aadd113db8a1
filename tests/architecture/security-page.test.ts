// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { top } from './source-files'

const page = readFileSync(path.join(top, 'docs/security.md'), 'utf8')
const named = [...new Set([...page.matchAll(/`(tests\/[^`]+)`/g)].map(([, file]) => file!))]

describe('docs/security.md', () => {
  it('names many tests, and each of them exists', () => {
    expect(named.length).toBeGreaterThan(40)
    expect(named.filter(file => !existsSync(path.join(top, file)))).toEqual([])
  })

  it('gives every threat a test', () => {
    const threats = page.split('## Threats')[1]!.split('\n## ')[0]!
    const rows = threats.split('\n').filter(line => line.startsWith('| ') && !line.startsWith('| threat'))
    expect(rows.length).toBeGreaterThan(15)
    expect(rows.filter(line => !line.includes('`tests/'))).toEqual([])
  })

  it('says something of every chapter of ASVS', () => {
    const chapters = [...page.matchAll(/\*\*V(\d+)\*\*/g)].map(([, n]) => Number(n))
    expect(chapters).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  })
})
