import { expect, it } from 'vitest'
import { fromPortable, toPortable } from '../../../src/adapters/memory/portable-content'

const file = (path: string, bytes: Uint8Array<ArrayBuffer>) => ({ path, bytes: bytes.buffer, contentType: 'application/octet-stream' })

it('comes back from its file as it was: documents with instants, files of text and of any bytes', async () => {
  const content = {
    documents: [{ path: 'people/ana', data: { joinedAt: new Date('2027-10-16T18:00:00Z'), amount: Number.POSITIVE_INFINITY } }],
    files: [file('a.json', new TextEncoder().encode('\uFEFF{"name":"Zoë"}')), file('b.png', Uint8Array.from([0x89, 0x50, 0, 0xff]))],
  }
  const portable = toPortable(content)
  expect(await portable.text()).toContain('Zoë')
  expect(await fromPortable(portable)).toEqual(content)
})
