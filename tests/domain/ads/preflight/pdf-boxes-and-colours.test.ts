import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pdfSource } from '../../../../src/domain/ads/preflight/pdf-boxes-and-colours'

describe('the trim of a PDF', () => {
  const trimOf = async (text: string) => (await pdfSource(new TextEncoder().encode(`%PDF-1.7\n1 0 obj\n<< ${text} >>\nendobj\n`))).trim
  it.each([
    ['is read from its page', '/TrimBox [9 9 405 621]', [9, 9, 405, 621]],
    ['is read whichever corner comes first', '/TrimBox[405 621.5 -9 9]', [-9, 9, 405, 621.5]],
    ['is the last one of a file that was saved again', '/TrimBox [0 0 1 1] >>\nendobj\n2 0 obj\n<< /TrimBox [9 9 405 621]', [9, 9, 405, 621]],
    ['is unknown where the file names none', '/CropBox [9 9 405 621]', undefined],
    ['is unknown with a side too few', '/TrimBox [9 9 405]', undefined],
    ['is unknown where a side is no number', '/TrimBox [9 9 4-05 621]', undefined],
  ])('%s', async (_, text, box) => {
    expect(await trimOf(text)).toEqual(box)
  })
})

describe('what a PDF is drawn with', () => {
  interface Stream {
    readonly is?: string
    readonly content: string | Uint8Array
    readonly lineEnd?: string
  }
  /** A file with these objects, each with a dictionary and a stream. */
  const fileOf = (...streams: readonly Stream[]) =>
    new Uint8Array(
      Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        ...streams.flatMap(({ is = '', content, lineEnd = '\n' }, i) => [
          Buffer.from(`${i + 1} 0 obj\n<< ${is} >>\nstream${lineEnd}`),
          Buffer.from(content),
          Buffer.from('\nendstream\nendobj\n'),
        ]),
        Buffer.from('trailer << >>\n%%EOF'),
      ]),
    )
  const read = (...streams: readonly Stream[]) => pdfSource(fileOf(...streams))
  const deflated = (content: string) => ({ is: '/Filter /FlateDecode', content: deflateSync(content) })

  it('is of no inks where it draws in red, green and blue', async () => {
    expect(await read({ content: '1 0 0 rg 0 0 9 9 re f' }, deflated('0.5 g 1 0 0 RG'))).toEqual({
      trim: undefined,
      bleed: undefined,
      isCmyk: false,
      hasRichBlack: false,
    })
  })
  it.each([
    ['fills', '0 0.5 1 0 k', true, false],
    ['lines', 'q\n0 .5 1 0 K', true, false],
    ['a color space of its own', '/Cs1 cs 0 0.5 1 0 scn', true, false],
    ['three numbers', '0.5 1 0 k', false, false],
    ['a name that begins as an operator', '0 0.5 1 0 kern', false, false],
    ['a black of several inks', '0.3 0.2 0.2 0.8 k', true, true],
    ['a black of few inks beside', '0.3 0.2 0.1 1 k', true, false],
    ['a dark color that is no black', '0.6 0.6 0.6 0.7 k', true, false],
    ['a light color and a rich black after it', '0 0 0 0.1 k 0.6 0.4 0.4 1 k', true, true],
  ])('is seen in %s', async (_, content, isCmyk, hasRichBlack) => {
    expect(await read({ content })).toMatchObject({ isCmyk, hasRichBlack })
    expect(await read(deflated(content))).toMatchObject({ isCmyk, hasRichBlack })
  })
  it('is seen in every part of the drawing, and in no two parts together', async () => {
    expect(await read(deflated('q'), deflated('0 0 1 0 k'))).toMatchObject({ isCmyk: true })
    expect(await read({ content: '1 0 0' }, { content: '0 K' })).toMatchObject({ isCmyk: true })
    expect(await read({ content: '1 0 0 0' }, { content: '' })).toMatchObject({ isCmyk: false })
  })
  it('is not looked for in pictures, fonts, functions, color profiles and tables of references', async () => {
    for (const is of ['/Subtype /Image', '/Length1 9', '/Subtype/Type1C', '/Subtype /OpenType', '/FunctionType 4', '/N 3', '/Type /XRef'])
      expect(await read({ is, content: '0 0 0 1 k' })).toMatchObject({ isCmyk: false })
  })
  it('is known of a picture by its dictionary, whose own parts are packed in other ways', async () => {
    const picture = { is: '/Subtype /Image /ColorSpace /DeviceCMYK /Filter /DCTDecode', content: '0 0 0 1 k' }
    expect(await read(picture)).toMatchObject({ isCmyk: true, hasRichBlack: false })
    expect(await read({ is: '/Filter /LZWDecode', content: '0.6 0.4 0.4 1 k' })).toMatchObject({ isCmyk: false, hasRichBlack: false })
  })
  it('has its boxes and color spaces also where objects are packed, which draw nothing', async () => {
    const objects = '<< /TrimBox [9 9 405 621] /BleedBox [0 0 414 630] /ColorSpace /DeviceCMYK >> 0.6 0.4 0.4 1 k'
    const packed = { is: '/Type /ObjStm /N 3 /Filter /FlateDecode', content: deflateSync(objects) }
    expect(await read(packed)).toEqual({ trim: [9, 9, 405, 621], bleed: [0, 0, 414, 630], isCmyk: true, hasRichBlack: false })
  })
  it('is read after either kind of line end, and as far as a broken part goes', async () => {
    expect(await read({ ...deflated('0 0 1 0 k'), lineEnd: '\r\n' })).toMatchObject({ isCmyk: true })
    const { is, content } = deflated(`0.6 0.4 0.4 1 k ${Array.from({ length: 9999 }, (_, i) => i * 7919).join(' ')}`)
    const broken = Uint8Array.from(content)
    broken.fill(0xff, -40)
    expect(await read({ is, content: broken })).toMatchObject({ isCmyk: true, hasRichBlack: true })
    expect(await read({ is, content: 'no deflated data' }, { content: '0 0 1 0 k' })).toMatchObject({ isCmyk: true, hasRichBlack: false })
  })
  it('is read of what stands after a part that does not end', async () => {
    expect(await pdfSource(new TextEncoder().encode('1 0 obj << >> stream\n0 0 1 0 k << /TrimBox [1 2 3 4] >>'))).toEqual({
      trim: [1, 2, 3, 4],
      bleed: undefined,
      isCmyk: false,
      hasRichBlack: false,
    })
  })
})
