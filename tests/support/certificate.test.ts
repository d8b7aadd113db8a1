import { createServer } from 'node:https'
import { expect, it } from 'vitest'
import { selfSigned } from './certificate'

it('a server takes the certificate of a host with a name of any length', () => {
  const hosts = Array.from({ length: 60 }, (_, i) => `${'a'.repeat(i + 1)}.example`)
  const refused = hosts.filter(host => {
    const { key, cert } = selfSigned(host)
    try {
      createServer({ key, cert })
      return false
    } catch {
      return true
    }
  })
  expect(refused).toEqual([])
})
