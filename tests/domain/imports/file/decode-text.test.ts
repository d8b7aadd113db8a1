import { describe, expect, it } from 'vitest'
import { decodeText } from '../../../../src/domain/imports/file/decode-text'

const low = (unit: number) => unit & 255
const high = (unit: number) => unit >> 8
const units = (text: string) => Array.from(text, character => character.charCodeAt(0))
const little = (text: string) => Uint8Array.from(units(text).flatMap(unit => [low(unit), high(unit)]))
const big = (text: string) => Uint8Array.from(units(text).flatMap(unit => [high(unit), low(unit)]))
const encodingOf = (bytes: Uint8Array) => {
  try {
    return decodeText(bytes).encoding
  } catch (error) {
    return (error as { readonly details: { readonly reason: string } }).details.reason
  }
}

it('is read in the encoding that somebody chose, whatever it looks like', () => {
  const cafe = Uint8Array.of(0x43, 0x61, 0x66, 0x8e)
  expect(decodeText(cafe, 'macintosh')).toEqual({ text: 'Café', encoding: 'macintosh' })
  expect(decodeText(cafe, 'windows-1252')).toEqual({ text: 'CafŽ', encoding: 'windows-1252' })
  expect(decodeText(cafe, 'utf-8')).toEqual({ text: 'Caf\ufffd', encoding: 'utf-8' })
})

describe.each([
  ['utf-16le', little],
  ['utf-16be', big],
])('a spreadsheet’s export in %s without a mark', (encoding, encoded) => {
  it('is read as it was written', () => {
    expect(decodeText(encoded('name,place\nHall,Õre'))).toEqual({ text: 'name,place\nHall,Õre', encoding })
  })

  it('is recognized from the fifth character on, and is no text before', () => {
    expect([encodingOf(encoded('a\n1\n')), encodingOf(encoded('a\n12\n'))]).toEqual(['binary', encoding])
  })

  it('is recognized by more than seven Western characters of ten', () => {
    expect([encodingOf(encoded('name,12ДДД')), encodingOf(encoded('name,123ДД'))]).toEqual(['binary', encoding])
  })

  it('is not guessed where zeros stand on both sides', () => {
    expect(encodingOf(encoded('name,place,Ā'))).toBe('binary')
  })
})

describe('a byte-order mark', () => {
  it.each([
    ['utf-16le', [0xff, 0xfe], little],
    ['utf-16be', [0xfe, 0xff], big],
  ] as const)('of %s counts where no character is Western', (encoding, mark, encoded) => {
    expect(decodeText(Uint8Array.from([...mark, ...encoded('Дом')]))).toEqual({ text: 'Дом', encoding })
  })

  it.each([
    ['ÿa', [0xff, 0x61]],
    ['aþ', [0x61, 0xfe]],
    ['þa', [0xfe, 0x61]],
    ['aÿ', [0x61, 0xff]],
    ['ïa¿', [0xef, 0x61, 0xbf]],
    ['ï»a', [0xef, 0xbb, 0x61]],
  ])('is whole: the old file that begins with %s is of the Windows code page', (text, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({ text, encoding: 'windows-1252' })
  })
})

describe('an old file without a mark', () => {
  it.each([
    ['macintosh', 'Café Zoë, Müller', [0x43, 0x61, 0x66, 0x8e, 0x20, 0x5a, 0x6f, 0x91, 0x2c, 0x20, 0x4d, 0x9f, 0x6c, 0x6c, 0x65, 0x72]],
    ['windows-1252', 'Café Zoë', [0x43, 0x61, 0x66, 0xe9, 0x20, 0x5a, 0x6f, 0xeb]],
    ['windows-1252', 'It’s – “so” €5', [0x49, 0x74, 0x92, 0x73, 0x20, 0x96, 0x20, 0x93, 0x73, 0x6f, 0x94, 0x20, 0x80, 0x35]],
  ] as const)('is of %s: %s', (encoding, text, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({ text, encoding })
  })
})
