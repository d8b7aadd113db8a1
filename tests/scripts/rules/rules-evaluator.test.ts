import { describe, expect, it } from 'vitest'
import { Evaluation, UnknownInRules } from '../../support/rules/evaluator'
import { anywhere, judged, type Method, open } from '../../support/rules/judge'
import { parseCondition, parseRules } from '../../support/rules/parser'
import { expressions } from '../../support/rules/reference-expressions'
import { RulesSyntaxError } from '../../support/rules/syntax'
import { Instant, Proven, RulesError, type RulesValue, rulesMap } from '../../support/rules/values'

const request = new Map<string, RulesValue>([
  ['auth', null],
  ['time', new Instant(0)],
])

function outcome(text: string): RulesValue {
  const names = new Map<string, RulesValue>([['request', request]])
  try {
    return new Evaluation({ data: () => undefined }).value(parseCondition(text), { names, functions: [] })
  } catch (error) {
    if (error instanceof RulesError) return 'error'
    throw error
  }
}

describe('conditions from the reference', () => {
  it.each(expressions)('%s is %s', (text, expected) => expect(outcome(text)).toBe(expected))

  it('counts exactly the evaluated expressions', () => {
    const counted = (text: string) => {
      const evaluation = new Evaluation({ data: () => undefined })
      evaluation.holds(parseCondition(text), { names: new Map(), functions: [] })
      return evaluation.expressions
    }
    expect(counted('true')).toBe(1)
    expect(counted('1 + 2 == 3')).toBe(5)
    expect(counted('true || 1 == 1')).toBe(2)
    expect(counted("['a'].hasOnly(['a', 'b'])")).toBe(6)
  })
})

describe('the rules parser', () => {
  const texts = ['a b', 'a ==', '1 ~ 2', "'unended", 'a is potato', 'a ? b', '[1, 2', "'\\d'", 'a & b', 'function', '']
  it.each(texts)('refuses to read %s', text => expect(() => parseCondition(text === 'function' ? 'function()()' : text)).toThrow(RulesSyntaxError))

  const strange = ['nobody', 'unheardOf(1)', "'a'.reverse()", 'math.cube(2)', "hashing.md5('a')"]
  it.each(strange)('refuses to evaluate %s', text => expect(() => outcome(text)).toThrow(UnknownInRules))

  const files = [
    "rules_version = '1'; service cloud.firestore {}",
    'service cloud.firestore {}',
    "rules_version = '2'; service cloud.firestore { match /a/{b} { allow fly: if true; } }",
    "rules_version = '2'; service cloud.firestore { match /a/{b} { allow read if true; } }",
    "rules_version = '2'; service cloud.firestore { match /a/{b=*} { } }",
    "rules_version = '2'; service cloud.firestore { function f() { let a = 1; } }",
    "rules_version = '2'; service cloud.firestore { } more",
  ]
  it.each(files)('refuses the file %s', text => expect(() => parseRules(text)).toThrow(RulesSyntaxError))
})

const firestore = (rules: string) => parseRules(`rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${rules} } }`)

interface Case {
  readonly method: Method
  readonly path: string
  readonly uid?: string
  readonly token?: Record<string, string | boolean>
  readonly before?: Record<string, string | number | boolean | string[]>
  readonly after?: Record<string, string | number | boolean | string[]>
  readonly documents?: Record<string, Record<string, string | boolean>>
}

function isAllowed(rules: string, { method, path, uid, token = {}, before, after, documents = {} }: Case): boolean {
  const auth = uid === undefined ? null : new Map<string, RulesValue>([['uid', uid], ['token', rulesMap(token)]]) // biome-ignore format: two pairs
  const asked = new Map<string, RulesValue>([
    ['auth', auth],
    ['method', method],
    ['time', new Instant(0)],
  ])
  if (after) asked.set('resource', new Map([['data', rulesMap(after)]]))
  const resource = before ? new Map<string, RulesValue>([['data', rulesMap(before)]]) : null
  return judged(firestore(rules), {
    method,
    path: ['databases', '(default)', 'documents', ...path.split('/')],
    names: [
      new Map<string, RulesValue>([
        ['request', asked],
        ['resource', resource],
      ]),
    ],
    world: { data: place => documents[place] && rulesMap(documents[place]) },
  }).isAllowed
}

/** Rules from Firebase's guides: structure, conditions, field access, roles, queries. */
const guides: readonly (readonly [rules: string, given: Case, allowed: boolean])[] = [
  ['match /cities/{city} { allow read; allow write: if false; }', { method: 'get', path: 'cities/SF' }, true],
  ['match /cities/{city} { allow read; allow write: if false; }', { method: 'create', path: 'cities/SF', after: {} }, false],
  ['match /cities/{city} { allow read: if true; }', { method: 'get', path: 'cities/SF/landmarks/bridge' }, false],
  ['match /cities/{city} { match /landmarks/{landmark} { allow read: if true; } }', { method: 'get', path: 'cities/SF/landmarks/bridge' }, true],
  ['match /cities/{document=**} { allow read: if true; }', { method: 'get', path: 'cities/SF/landmarks/coit_tower' }, true],
  ['match /cities/{document=**} { allow read: if true; }', { method: 'get', path: 'cities/SF' }, true],
  ['match /{path=**}/songs/{song} { allow read: if true; }', { method: 'get', path: 'songs/song1' }, true],
  ['match /{path=**}/songs/{song} { allow read: if true; }', { method: 'get', path: 'artists/a/albums/b/songs/song1' }, true],
  ['match /{path=**}/songs/{song} { allow read: if true; }', { method: 'get', path: 'artists/a/albums/b' }, false],
  [
    'match /cities/{city} { allow read: if false; } match /cities/{document=**} { allow read: if true; }',
    { method: 'get', path: 'cities/SF' },
    true,
  ],
  ['match /cities/{city} { allow write: if true; }', { method: 'delete', path: 'cities/SF', before: {} }, true],
  ['match /cities/{city} { allow create: if true; }', { method: 'update', path: 'cities/SF', before: {}, after: {} }, false],
  ['match /cities/{city} { allow read, write: if request.auth != null; }', { method: 'get', path: 'cities/SF' }, false],
  ['match /cities/{city} { allow read, write: if request.auth != null; }', { method: 'get', path: 'cities/SF', uid: 'a' }, true],
  [
    'match /users/{userId} { allow read, update, delete: if request.auth != null && request.auth.uid == userId; }',
    { method: 'get', path: 'users/ana', uid: 'ana' },
    true,
  ],
  [
    'match /users/{userId} { allow read, update, delete: if request.auth != null && request.auth.uid == userId; }',
    { method: 'get', path: 'users/ana', uid: 'bo' },
    false,
  ],
  [
    "match /cities/{city} { allow read: if resource.data.visibility == 'public'; }",
    { method: 'get', path: 'cities/SF', before: { visibility: 'public' } },
    true,
  ],
  [
    "match /cities/{city} { allow read: if resource.data.visibility == 'public'; }",
    { method: 'get', path: 'cities/SF', before: { name: 'SF' } },
    false,
  ],
  [
    'match /cities/{city} { allow update: if request.resource.data.population > 0 && request.resource.data.name == resource.data.name; }',
    { method: 'update', path: 'cities/SF', before: { name: 'SF', population: 1 }, after: { name: 'SF', population: 2 } },
    true,
  ],
  [
    'match /cities/{city} { allow update: if request.resource.data.population > 0 && request.resource.data.name == resource.data.name; }',
    { method: 'update', path: 'cities/SF', before: { name: 'SF', population: 1 }, after: { name: 'LA', population: 2 } },
    false,
  ],
  [
    'match /cities/{city} { allow create: if request.auth != null && exists(/databases/$(database)/documents/users/$(request.auth.uid)); }',
    { method: 'create', path: 'cities/SF', uid: 'ana', after: {}, documents: { 'users/ana': {} } },
    true,
  ],
  [
    'match /cities/{city} { allow create: if request.auth != null && exists(/databases/$(database)/documents/users/$(request.auth.uid)); }',
    { method: 'create', path: 'cities/SF', uid: 'bo', after: {}, documents: { 'users/ana': {} } },
    false,
  ],
  [
    'match /cities/{city} { allow delete: if get(/databases/$(database)/documents/users/$(request.auth.uid)).data.admin == true; }',
    { method: 'delete', path: 'cities/SF', uid: 'ana', before: {}, documents: { 'users/ana': { admin: true } } },
    true,
  ],
  [
    'match /cities/{city} { allow delete: if get(/databases/$(database)/documents/users/$(request.auth.uid)).data.admin == true; }',
    { method: 'delete', path: 'cities/SF', uid: 'bo', before: {}, documents: { 'users/ana': { admin: true } } },
    false,
  ],
  [
    'function signedInOrPublic() { return request.auth.uid != null || resource.data.visibility == "public"; } match /cities/{city} { allow read: if signedInOrPublic(); }',
    { method: 'get', path: 'cities/SF', before: { visibility: 'public' } },
    true,
  ],
  [
    'match /restaurant/{restId} { allow create: if request.resource.data.keys().hasAll(["name", "location"]); }',
    { method: 'create', path: 'restaurant/1', after: { name: 'a', location: 'b', city: 'c' } },
    true,
  ],
  [
    'match /restaurant/{restId} { allow create: if request.resource.data.keys().hasAll(["name", "location"]); }',
    { method: 'create', path: 'restaurant/1', after: { name: 'a' } },
    false,
  ],
  [
    'match /restaurant/{restId} { function verify(required, optional) { let all = required.concat(optional); return request.resource.data.keys().hasAll(required) && request.resource.data.keys().hasOnly(all); } allow create: if verify(["name"], ["website"]); }',
    { method: 'create', path: 'restaurant/1', after: { name: 'a', website: 'b' } },
    true,
  ],
  [
    'match /restaurant/{restId} { allow update: if !request.resource.data.diff(resource.data).affectedKeys().hasAny(["average_score", "rating_count"]); }',
    { method: 'update', path: 'restaurant/1', before: { average_score: 1 }, after: { average_score: 2 } },
    false,
  ],
  [
    'match /restaurant/{restId} { allow update: if request.resource.data.diff(resource.data).affectedKeys().hasOnly(["name"]); }',
    { method: 'update', path: 'restaurant/1', before: { name: 'a', hours: 1 }, after: { name: 'b', hours: 1 } },
    true,
  ],
  [
    'match /orders/{order} { allow create: if request.resource.data.get("tags", []) is list && request.resource.data.name is string; }',
    { method: 'create', path: 'orders/1', after: { name: 'a' } },
    true,
  ],
  [
    'match /stories/{story} { allow get: if request.auth.token.email_verified == true; }',
    { method: 'get', path: 'stories/1', uid: 'ana', token: { email_verified: true } },
    true,
  ],
  ['match /stories/{story} { allow get: if request.auth.uid in resource.data.readers; }', { method: 'get', path: 'stories/1', uid: 'ana', before: { readers: ['ana'] } }, true],
  ['match /stories/{story} { allow get: if request.auth.uid in resource.data.readers; }', { method: 'get', path: 'stories/1', uid: 'bo', before: { readers: ['ana'] } }, false],
] // biome-ignore format: each case is its rules, its request and its verdict

describe('rules from the guides', () => {
  it.each(guides.map(([rules, given, allowed]) => ({ rules, given, allowed, what: `${given.method} ${given.path}` })))(
    '$what: $allowed by $rules',
    ({ rules, given, allowed }) => expect(isAllowed(rules, given)).toBe(allowed),
  )

  const published = 'match /stories/{story} { allow read: if resource.data.published == true || request.auth.uid == resource.data.author; }'
  const queries: readonly (readonly [string, Proven, string | undefined, boolean])[] = [
    ['without a condition', new Proven(new Map(), new Map()), undefined, false],
    ['of what is published', new Proven(new Map([['published', true]]), new Map()), undefined, true],
    ['of what is not', new Proven(new Map([['published', false]]), new Map()), undefined, false],
    ['of her own', new Proven(new Map([['author', 'ana']]), new Map()), 'ana', true],
    ['of another', new Proven(new Map([['author', 'ana']]), new Map()), 'bo', false],
  ]
  const listing = (rules: string, data: RulesValue, uid: string | undefined, path: Parameters<typeof judged>[1]['path']) =>
    judged(firestore(rules), {
      method: 'list',
      path: ['databases', '(default)', 'documents', ...path],
      names: [
        new Map<string, RulesValue>([
          ['request', new Map([['auth', uid === undefined ? null : new Map<string, RulesValue>([['uid', uid]])]])],
          ['resource', new Map([['data', data]])],
        ]),
      ],
    }).isAllowed
  it.each(queries)('rules are not filters: a query %s', (_, data, uid, allowed) =>
    expect(listing(published, data, uid, ['stories', open])).toBe(allowed),
  )

  it('a query of a collection group needs a rule that matches at any path', () => {
    const author = new Proven(new Map([['author', 'ana']]), new Map())
    const posts = 'match /{path=**}/posts/{post} { allow read: if request.auth.uid == resource.data.author; }'
    expect(listing(posts, author, 'ana', [anywhere, 'posts', open])).toBe(true)
    expect(listing('match /forums/{forum}/posts/{post} { allow read; }', author, 'ana', [anywhere, 'posts', open])).toBe(false)
  })

  it('array-contains proves that a list contains a value', () => {
    const rule = 'match /groups/{group} { allow list: if request.auth.uid in resource.data.members; }'
    const holding = (value: string) => new Proven(new Map(), new Map([['members', value]]))
    expect(listing(rule, holding('ana'), 'ana', ['groups', open])).toBe(true)
    expect(listing(rule, holding('ana'), 'bo', ['groups', open])).toBe(false)
  })

  it('the id of a document is unknown in a query', () => {
    const rule = 'match /users/{user} { allow read: if user == request.auth.uid; }'
    expect(listing(rule, new Proven(new Map(), new Map()), 'ana', ['users', open])).toBe(false)
  })
})
