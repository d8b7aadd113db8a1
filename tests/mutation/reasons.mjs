import { readFileSync } from 'node:fs'
import path from 'node:path'
import { top } from '../../scripts/setup.mjs'

/** Breaks that change nothing anybody could see, each with the reason. They stay in the draw, and are never counted as noticed. */
const reasons = JSON.parse(readFileSync(path.join(import.meta.dirname, 'reasons.json'), 'utf8'))

const inOneLine = text => text.replaceAll(/\s+/g, ' ').trim()

export const reasonFor = ({ file, original, replacement }) =>
  reasons.find(one => path.join(top, one.file) === file && one.code === inOneLine(original) && one.becomes === inOneLine(replacement))?.because

/** Reasons whose code is no longer there. */
export const staleReasons = () =>
  reasons.filter(one => !inOneLine(readFileSync(path.join(top, one.file), 'utf8')).includes(one.code)).map(one => `${one.file}: ${one.code}`)
