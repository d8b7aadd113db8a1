import { RulesSyntaxError } from './syntax'

export interface Token {
  readonly kind: 'name' | 'int' | 'float' | 'string' | 'mark' | 'end'
  readonly text: string
  /** Line in the file, from 1. */
  readonly line: number
  /** No white space or comment before this token. */
  readonly isJoined: boolean
}

const pattern =
  /(?<space>[\s]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<name>[A-Za-z_]\w*)|(?<float>\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+)|(?<int>\d+)|(?<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<mark>\|\||&&|==|!=|<=|>=|\*\*|[{}()[\],;:.?=<>+\-*/%!$])/y

export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  let [line, isJoined] = [1, false]
  pattern.lastIndex = 0
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex
    const groups = pattern.exec(text)?.groups
    if (!groups) throw new RulesSyntaxError(`line ${line}: '${text[at]}' is not known`)
    const [kind, found] = Object.entries(groups).find(([, part]) => part !== undefined) as [Token['kind'] | 'space', string]
    if (kind !== 'space') tokens.push({ kind, text: kind === 'string' ? unescaped(found.slice(1, -1), line) : found, line, isJoined })
    isJoined = kind !== 'space'
    line += found.split('\n').length - 1
  }
  return [...tokens, { kind: 'end', text: 'the end', line, isJoined: false }]
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\', "'": "'", '"': '"' }

const unescaped = (text: string, line: number): string =>
  text.replace(/\\(.)/g, (_, letter: string) => {
    const meant = escapes[letter]
    if (meant === undefined) throw new RulesSyntaxError(`line ${line}: '\\${letter}' is not known`)
    return meant
  })
