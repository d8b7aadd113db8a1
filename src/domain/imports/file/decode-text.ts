import { RuleBroken } from '../../shared/records/rule-broken'
import type { TextEncoding } from './file-table'

export interface DecodedText {
  readonly text: string
  readonly encoding: TextEncoding
}

/** The text of a file: in the encoding that somebody chose, else by its byte-order mark, else as UTF-8 where all bytes are valid, else as
 * Mac Roman or the Windows code page of Western Europe, whichever makes words of it. */
export function decodeText(bytes: Uint8Array, chosen?: TextEncoding): DecodedText {
  const encoding = chosen ?? markedEncoding(bytes) ?? unmarkedUtf16(bytes)
  const decoded = encoding ? { text: textIn(encoding, bytes), encoding } : unmarked(bytes)
  if (decoded.text.startsWith('PK\u0003\u0004')) throw new RuleBroken('file-unreadable', { reason: 'spreadsheet' })
  if (decoded.text.includes('\0')) throw new RuleBroken('file-unreadable', { reason: 'binary' })
  return decoded
}

function markedEncoding([first, second, third]: Uint8Array): TextEncoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

/** UTF-16 of Western text without a byte-order mark: nearly every second byte is zero, always on the same side. */
function unmarkedUtf16(bytes: Uint8Array): TextEncoding | undefined {
  const sample = bytes.subarray(0, 2000)
  const zeros = [0, 0]
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]!++
  })
  const half = sample.length / 2
  if (half > 4 && zeros[1]! > half * 0.7 && zeros[0] === 0) return 'utf-16le'
  if (half > 4 && zeros[0]! > half * 0.7 && zeros[1] === 0) return 'utf-16be'
  return undefined
}

function unmarked(bytes: Uint8Array): DecodedText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const encoding = isMacRoman(bytes) ? 'macintosh' : 'windows-1252'
    return { text: textIn(encoding, bytes), encoding }
  }
}

const textIn = (encoding: TextEncoding, bytes: Uint8Array) =>
  encoding === 'windows-1252' ? fromWindows1252(bytes) : new TextDecoder(encoding).decode(bytes)

/**
 * Whether a file is in Mac Roman, which spreadsheet programs on Macs still write, rather than in Windows-1252. The accented letters of
 * each of them are punctuation in the other, and punctuation rarely stands within a word.
 */
function isMacRoman(bytes: Uint8Array): boolean {
  const isLetter = (byte = 0) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
  let [mac, windows] = [0, 0]
  bytes.forEach((byte, at) => {
    // An apostrophe or a dash of Windows stands between letters, too.
    if (byte < 0x80 || (byte >= 0x91 && byte <= 0x97) || !(isLetter(bytes[at - 1]) || isLetter(bytes[at + 1]))) return
    if (byte <= 0x9f) mac++
    else if (byte >= 0xc0) windows++
  })
  return mac > windows
}

/**
 * The characters of the code page at 0x80–0x9F; five codes are unused. Some versions of Node decode the page as Latin-1, which lacks
 * these.
 */
const from80to9f = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const fromWindows1252 = (bytes: Uint8Array) =>
  new TextDecoder('windows-1252').decode(bytes).replace(/[\u0080-\u009f]/g, unit => from80to9f[unit.charCodeAt(0) - 0x80]!)
