import type { DataRule } from '../../../src/domain/shared/records/data-rule'
import type { Value } from '../../../src/ports/documents'

const day = new Date('2027-05-01T10:00:00Z')

/** A valid value of maximum size. */
export function fitting(rule: DataRule): Value {
  switch (rule.is) {
    case 'text':
      return 'é'.repeat(rule.max)
    case 'pattern':
      return samples(rule.pattern, rule.max)[0]!
    case 'number':
      return rule.max
    case 'boolean':
      return true
    case 'instant':
      return day
    case 'choice':
      return rule.choices[0]!
    case 'list':
      return Array.from({ length: Math.min(rule.max, 40) }, () => fitting(rule.of))
    case 'map':
      return Object.fromEntries(Object.entries(rule.entries).map(([name, entry]) => [name, fitting(entry.rule)]))
    case 'closed':
      return rule.list ? [] : { any: 'thing' }
  }
}

/** A second valid value, if there is one. */
export function another(rule: DataRule): Value {
  switch (rule.is) {
    case 'text':
      return 'x'.repeat(rule.max - 1)
    case 'pattern':
      return samples(rule.pattern, rule.max)[1]!
    case 'number':
      return rule.min
    case 'boolean':
      return false
    case 'instant':
      return new Date('2027-05-02T10:00:00Z')
    case 'choice':
      return rule.choices.at(-1)!
    case 'list':
      return [another(rule.of)]
    case 'map':
      return Object.fromEntries(Object.entries(rule.entries).map(([name, entry]) => [name, another(entry.rule)]))
    case 'closed':
      return fitting(rule)
  }
}

/** More values around the limits of a rule, valid and invalid. */
export function edges(rule: DataRule): readonly Value[] {
  return [another(rule), ...strangers, ...about(rule)]
}

const strangers: readonly Value[] = ['x', '', 1, -0, 1.5, Number.NaN, true, null, day, [], ['x'], [1], {}, { x: 'x' }]

function about(rule: DataRule): readonly Value[] {
  switch (rule.is) {
    case 'text':
      return [rule.max + 1, rule.max, rule.min, rule.min - 1]
        .filter(size => size >= 0)
        .flatMap(size => ['x'.repeat(size), '🎨'.repeat(size), Array(Math.min(size, 50)).fill('x')])
    case 'pattern':
      return samples(rule.pattern, rule.max)
    case 'number':
      return [rule.min, rule.max, rule.min + 1, rule.max - 1, rule.min - 1, rule.max + 1, rule.min + 0.5, Infinity, -Infinity, String(rule.min)]
    case 'choice':
      return [...rule.choices, `${rule.choices[0]}x`]
    case 'list': {
      const one = fitting(rule.of)
      const full: readonly Value[] = Array(rule.max).fill(one)
      const atPlace = (place: number) => (place === 0 ? edges(rule.of) : [1, ['x'], ...about(rule.of)])
      const strange =
        rule.max <= 20 ? full.flatMap((_, place) => atPlace(place).map(value => full.with(place, value))) : edges(rule.of).map(value => [value])
      const choices = rule.of.is === 'choice' ? rule.of.choices.map(value => [value]) : []
      const shorter =
        rule.max <= 20 ? full.flatMap((_, size) => [1, null].map(last => [...full.slice(0, size), last]).concat([full.slice(0, size)])) : []
      return [[...full, one], { 0: one }, ...choices, ...shorter, ...strange]
    }
    case 'map': {
      const whole = fitting(rule) as { readonly [name: string]: Value }
      const changed = Object.entries(rule.entries).flatMap(([name, entry]) => {
        const { [name]: _left, ...others } = whole
        return [others, ...edges(entry.rule).map(value => ({ ...whole, [name]: value }))]
      })
      return [{ ...whole, strange: 1 }, ...changed]
    }
    case 'closed':
      return [[], ['x'], { any: 'other thing' }]
    case 'boolean':
    case 'instant':
      return []
  }
}

/** Texts for the patterns of fields: first two valid ones, then others, most of which are invalid. */
function samples(pattern: string, max = 0): readonly string[] {
  if (pattern.startsWith('[hH]')) {
    const long = (size: number) => `https://${'x'.repeat(size - 8)}`
    return [
      long(max),
      'http://a.example',
      long(max + 1),
      'HTTP://a',
      'ftp://a.example',
      'javascript:alert(1)',
      'https://',
      'https://a b',
      ' https://a',
    ]
  }
  if (pattern.startsWith('[^@')) {
    const long = (size: number) => `${'x'.repeat(size - 10)}@a.example`
    return [long(max), 'a@b.example', long(max + 1), 'a@b', 'a b@c.example', '@b.example', 'a@b@c.example']
  }
  if (pattern.startsWith('[^/]')) return ['é'.repeat(128), 'x', '🎨'.repeat(128), 'x'.repeat(129), '', 'a/b']
  if (pattern.includes('T[0-9]')) return ['2027-10-16T18:30', '2028-02-29T08:15', '2027-10-16 18:30', '2027-10-16T18:30:00', '2027-10-16', '18:30']
  if (pattern.includes(':')) return ['18:30', '08:15', '8:30', '18:30:00', '18-30']
  if (pattern.startsWith('[0-9]{4}')) return ['2027-10-16', '2028-02-29', '2027-10-1', '16.10.2027', '2027-10-16T10:00']
  return ['Europe/Lisbon', 'America/Port-au-Prince', 'E'.repeat(64), 'E'.repeat(65), '', 'Nowhere at all', 'Etc/GMT+5']
}
