import { readFileSync } from 'node:fs'
import path from 'node:path'
import { top } from '../../scripts/setup.mjs'

/** Breaks that change nothing anybody could see, each with the reason. They stay in the draw, and are never counted as noticed. */
const reasons = JSON.parse(readFileSync(path.join(import.meta.dirname, 'reasons.json'), 'utf8'))

const inOneLine = text => text.replaceAll(/\s+/g, ' ').trim()

/** A reason holds for one change of one line. */
export const reasonFor = ({ file, line, original, replacement }) =>
  reasons.find(
    one => path.join(top, one.file) === file && one.line === line && one.code === inOneLine(original) && one.becomes === inOneLine(replacement),
  )?.because

/** Reasons whose line is no longer there. */
export const staleReasons = () =>
  reasons
    .filter(one => {
      const lines = readFileSync(path.join(top, one.file), 'utf8').split('\n')
      return !lines.some(line => line.trim() === one.line)
    })
    .map(one => `${one.file}: ${one.line}`)
