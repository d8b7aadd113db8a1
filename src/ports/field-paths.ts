import { PortError } from './errors'

/**
 * A dotted path to a field, as the Documents port writes it: `place.floor`. A name that contains a dot or another special character is
 * quoted with backticks; a backtick or backslash in it is escaped with a backslash: `` prices.`1.5 h` ``.
 */
export const fieldPath = (...names: readonly string[]): string => names.map(quoted).join('.')

/** The names in a dotted path. Throws `invalid-argument` if the path is malformed. */
export function fieldNames(path: string): readonly string[] {
  if (!/[`~*/[\]]/.test(path)) return checked(path.split('.'), path)
  const names: string[] = []
  const step = /(?:`((?:[^`\\]|\\[`\\])*)`|([^`~*/[\].]+))(\.|$)/y
  while (step.lastIndex < path.length) {
    const found = step.exec(path)
    if (!found) throw notAPath(path)
    names.push(found[1] === undefined ? found[2]! : found[1].replace(/\\([`\\])/g, '$1'))
    if (found[3] === '.' && step.lastIndex === path.length) throw notAPath(path)
  }
  return checked(names, path)
}

const quoted = (name: string) => (/^[^`~*/[\].\\]+$/.test(name) ? name : `\`${name.replace(/[`\\]/g, '\\$&')}\``)

function checked(names: readonly string[], path: string): readonly string[] {
  if (names.length === 0 || names.includes('')) throw notAPath(path)
  return names
}

const notAPath = (path: string) => new PortError('documents', 'invalid-argument', `'${path}' is not the path of a field`)
