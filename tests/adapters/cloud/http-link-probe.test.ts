import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HttpLinkProbe, isPublicAddress } from '../../../src/adapters/cloud/http-link-probe'

let origin = ''
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  const path = request.url ?? ''
  if (path === '/here') return void response.end('here')
  if (path === '/no-head') return void response.writeHead(request.method === 'HEAD' ? 405 : 200).end('here')
  if (path === '/door') return void response.writeHead(401).end()
  if (path === '/moved') return void response.writeHead(301, { location: '/here' }).end()
  if (path === '/round') return void response.writeHead(302, { location: '/round' }).end()
  if (path === '/inside') return void response.writeHead(302, { location: 'http://169.254.169.254/secrets' }).end()
  if (path === '/ill') return void response.writeHead(503).end()
  response.writeHead(404).end()
})
beforeAll(async () => {
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

describe('a checked link', () => {
  const links = new HttpLinkProbe(ip => ip === '127.0.0.1')
  it.each([
    ['/here', { state: 'works', status: 200 }],
    ['/no-head', { state: 'works', status: 200 }],
    ['/door', { state: 'works', status: 401 }],
    ['/moved', { state: 'works', status: 200 }],
    ['/gone', { state: 'broken', status: 404 }],
    ['/ill', { state: 'unreachable', status: 503 }],
    ['/round', { state: 'unreachable' }],
    ['/inside', { state: 'unreachable' }],
  ])('%s', async (path, answer) => expect(await links.ask(origin + path)).toEqual(answer))

  it('is unreachable if no server answers', async () => {
    expect(await links.ask('http://127.0.0.1:9/')).toEqual({ state: 'unreachable' })
  })

  it('is requested at the address that was checked, whatever its name answers the next time', async () => {
    let looked = 0
    const rebinding = new HttpLinkProbe(
      ip => ip === '127.0.0.1',
      (_, answer) => answer(null, [{ address: looked++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }]),
    )
    expect(await rebinding.ask(`${origin.replace('127.0.0.1', 'rebinding.example')}/here`)).toEqual({ state: 'works', status: 200 })
    expect(looked).toBe(1)
    expect(await rebinding.ask(`${origin.replace('127.0.0.1', 'rebinding.example')}/here`)).toEqual({ state: 'unreachable' })
  })

  it('is never requested at an address in the host’s own network', async () => {
    asked.length = 0
    expect(await new HttpLinkProbe().ask(`${origin}/here`)).toEqual({ state: 'unreachable' })
    expect(asked).toEqual([])
    expect(
      [
        '10.1.2.3',
        '192.168.0.1',
        '169.254.169.254',
        '::1',
        '2002:a9fe:a9fe::1',
        '64:ff9b:1::a00:1',
        '2001:0:4136:e378::1',
        'fd00::1',
        '::ffff:127.0.0.1',
      ].filter(isPublicAddress),
    ).toEqual([])
    expect(['93.184.216.34', '2606:4700::1111'].filter(isPublicAddress)).toHaveLength(2)
  })
})
