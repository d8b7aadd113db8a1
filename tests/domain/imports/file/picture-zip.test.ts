import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { tableLimits, zipLimits } from '../../../../src/domain/imports/file/file-table'
import { PictureZip } from '../../../../src/domain/imports/file/picture-zip'

const photo = (seed: number) => Uint8Array.from({ length: 400 }, (_, i) => (i * seed) % 251)
const open = (files: Record<string, Uint8Array>) => PictureZip.open('works.zip', zipSync(files).slice().buffer)

/** Overwrites the unpacked sizes in the ZIP's table of contents. */
function sayingSize(zip: Uint8Array, bytes: number): Uint8Array<ArrayBuffer> {
  const copy = zip.slice()
  const view = new DataView(copy.buffer)
  for (let at = 0; at + 4 < copy.length; at++) if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, bytes, true)
  return copy
}

/** Gives the second file the name of the first one, which has the same length. */
function calledTheSame(zip: Uint8Array, first: string, second: string): Uint8Array<ArrayBuffer> {
  const copy = zip.slice()
  const [from, to] = [strToU8(second), strToU8(first)]
  for (let at = 0; at + from.length <= copy.length; at++) if (from.every((byte, i) => copy[at + i] === byte)) copy.set(to, at)
  return copy
}

describe('a ZIP of pictures', () => {
  it('has a table and the pictures it names, in any folder; files of the packer are ignored', async () => {
    const zip = await open({
      'list.csv': strToU8('file,artist,title,alt\nheron.jpg,Ana Ruiz,Heron,A grey heron\n'),
      'a/heron.jpg': photo(3),
      'a/.DS_Store': photo(1),
      '__MACOSX/a/._heron.jpg': photo(1),
      'notes.pdf': photo(2),
    })
    expect(zip.table).toMatchObject({
      fileName: 'works.zip',
      header: ['file', 'artist', 'title', 'alt'],
      rows: [{ cells: ['heron.jpg', 'Ana Ruiz', 'Heron', 'A grey heron'] }],
    })
    expect(zip.table.fileHash).toMatch(/^[0-9a-f]{64}$/)
    expect(zip.pictures.map(({ name, bytes }) => [name, bytes])).toEqual([['a/heron.jpg', 400]])
    expect(zip.refused).toEqual(['notes.pdf'])
    expect(zip.picture('a/heron.jpg')).toEqual(photo(3))
  })

  it('without a table uses the names of its files', async () => {
    const zip = await open({ 'Ana Ruiz - Heron, standing.jpg': photo(3), 'x/Harbour.PNG': photo(5) })
    expect(zip.table.rows.map(({ cells }) => cells)).toEqual([
      ['Ana Ruiz - Heron, standing.jpg', 'Ana Ruiz', 'Heron, standing'],
      ['x/Harbour.PNG', '', 'Harbour'],
    ])
  })

  it('skips pictures over 25 MB and names them', async () => {
    const zip = await open({ 'large.jpg': new Uint8Array(25 * 1024 * 1024 + 1), 'small.jpg': photo(2) })
    expect([zip.pictures.map(({ name }) => name), zip.refused]).toEqual([['small.jpg'], ['large.jpg']])
  })

  it.each([
    ['is no ZIP', () => strToU8('file,artist\n'), { rule: 'file-unreadable' }],
    ['holds no picture', () => zipSync({ 'a.txt': strToU8('x') }), { rule: 'file-unreadable', details: { reason: 'no-pictures' } }],
    ['is cut off', () => zipSync({ 'a.jpg': photo(3), 'b.jpg': photo(4) }).slice(0, 300), { rule: 'file-unreadable' }],
    [
      'hides a bomb behind the name of a small picture',
      () => calledTheSame(zipSync({ 'a.jpg': photo(3), 'b.jpg': new Uint8Array(26 * 1024 * 1024) }), 'a.jpg', 'b.jpg'),
      { rule: 'file-unreadable' },
    ],
    ['is larger than may be read', () => new Uint8Array(tableLimits.fileBytes + 1), { rule: 'file-too-large' }],
    [
      'would unpack to more than a gigabyte',
      () => sayingSize(zipSync(Object.fromEntries(Array.from({ length: 45 }, (_, i) => [`${i}.jpg`, photo(3)]))), 24 * 1024 * 1024),
      { rule: 'file-too-large', details: { limit: zipLimits.unpackedBytes } },
    ],
    [
      'holds more pictures than may be',
      () => zipSync(Object.fromEntries(Array.from({ length: zipLimits.pictures + 1 }, (_, i) => [`${i}.jpg`, photo(3)])), { level: 0 }),
      { rule: 'too-many-rows' },
    ],
  ])('that %s is refused', async (_, bytes, refusal) => {
    await expect(PictureZip.open('works.zip', bytes().slice().buffer)).rejects.toMatchObject(refusal)
  })

  it('that understates the size of a file is unpacked only to that size', async () => {
    const bomb = sayingSize(zipSync({ 'a.jpg': new Uint8Array(20 * 1024 * 1024) }), 1000)
    const opened = await PictureZip.open('bomb.zip', bomb.buffer).then(
      zip => zip.picture('a.jpg').length,
      error => (error as { rule?: string }).rule,
    )
    expect([1000, 'file-unreadable']).toContain(opened)
  })
})
