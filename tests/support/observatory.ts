/** The properties of one page that Mozilla's HTTP Observatory checks. */
export interface Scanned {
  readonly headers: Readonly<Record<string, string>>
  readonly html?: string
  /** Whether `http` redirects to `https` on the same host. */
  readonly leadsToHttps?: boolean
}

type Row = readonly [name: string, points: number]
type Policy = ReadonlyMap<string, readonly string[]>

const parsed = (policy: string): Policy =>
  new Map(
    policy
      .split(';')
      .map(part => part.trim().split(/\s+/))
      .map(([name, ...sources]) => [name!.toLowerCase(), sources]),
  )

/** The content policy of scripts and styles, the worst fault first ("HTTP Observatory: tests and scoring", MDN). */
function policyRow(text: string | undefined): Row {
  if (text === undefined) return ['csp-not-implemented', -25]
  const policy = parsed(text)
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const active = [of('script-src'), of('object-src'), of('style-src')].flat()
  const open = /^(\*|https?:|data:|blob:)$/
  const isHashed = of('script-src').some(source => /^'(sha(256|384|512)|nonce)-/.test(source))
  if (of('script-src').some(source => open.test(source)) || of('object-src').some(source => open.test(source))) return ['csp-unsafe-inline', -20]
  if (of('script-src').includes("'unsafe-inline'") && !isHashed) return ['csp-unsafe-inline', -20]
  if (active.some(source => source.startsWith('http:'))) return ['csp-insecure-scheme', -20]
  if (of('script-src').includes("'unsafe-eval'")) return ['csp-unsafe-eval', -10]
  if ([...policy.values()].flat().some(source => source.startsWith('http:'))) return ['csp-insecure-scheme-in-passive-content-only', -10]
  if (of('style-src').some(source => source === "'unsafe-inline'" || open.test(source))) return ['csp-unsafe-inline-in-style-src-only', 0]
  return policy.get('default-src')?.join() === "'none'" ? ['csp-no-unsafe-default-src-none', 10] : ['csp-no-unsafe', 5]
}

function cookieRow(cookie: string | undefined): Row {
  if (cookie === undefined) return ['cookies-not-found', 0]
  if (!/;\s*secure/i.test(cookie)) return ['cookies-without-secure-flag', -20]
  return /;\s*httponly/i.test(cookie) && /;\s*samesite=(lax|strict)/i.test(cookie)
    ? ['cookies-secure', 5]
    : ['cookies-session-without-httponly-flag', -30]
}

function integrityRow(html: string): Row {
  const scripts = [...html.matchAll(/<script[^>]*\bsrc="(https?:|\/\/)[^>]*>/g)].map(([tag]) => tag)
  if (scripts.length === 0) return ['sri-not-needed', 0]
  if (scripts.some(tag => tag.includes('src="http:'))) return ['sri-external-scripts-not-loaded-securely', -50]
  return scripts.every(tag => tag.includes('integrity=')) ? ['sri-external-scripts', 5] : ['sri-not-implemented-but-external-scripts-secure', -5]
}

function transportRow(value: string | undefined): Row {
  const seconds = Number(/max-age=(\d+)/.exec(value ?? '')?.[1])
  if (Number.isNaN(seconds)) return ['hsts-not-implemented', -20]
  return seconds >= 15_768_000 ? ['hsts-six-months', 0] : ['hsts-less-than-six-months', -10]
}

function referrerRow(value: string | undefined): Row {
  if (value === undefined) return ['referrer-policy-not-implemented', 0]
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)
    ? ['referrer-policy-private', 5]
    : ['referrer-policy-unsafe', -5]
}

const isFramedByFew = (headers: Scanned['headers']) =>
  parsed(headers['Content-Security-Policy'] ?? '').has('frame-ancestors') || /^(deny|sameorigin)$/i.test(headers['X-Frame-Options'] ?? '')

const grades = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
] as const

/** The score and the grade by the published rules. Bonus points count only if the score without them is at least 90. */
export function observatory({ headers, html = '', leadsToHttps = true }: Scanned) {
  const rows: readonly Row[] = [
    policyRow(headers['Content-Security-Policy']),
    cookieRow(headers['Set-Cookie']),
    headers['Access-Control-Allow-Origin'] === '*' ? ['cors-universal-access', -50] : ['cors-not-open', 0],
    leadsToHttps ? ['redirection-to-https', 0] : ['redirection-missing', -20],
    referrerRow(headers['Referrer-Policy']),
    transportRow(headers['Strict-Transport-Security']),
    integrityRow(html),
    headers['X-Content-Type-Options'] === 'nosniff' ? ['nosniff', 0] : ['x-content-type-options-not-implemented', -5],
    isFramedByFew(headers) ? ['frames-restricted', 5] : ['x-frame-options-not-implemented', -20],
    /^same-(origin|site)$/.test(headers['Cross-Origin-Resource-Policy'] ?? '') ? ['corp-same', 10] : ['corp-not-implemented', 0],
  ]
  const sum = (of: readonly Row[]) => of.reduce((total, [, points]) => total + points, 0)
  const base = 100 + sum(rows.filter(([, points]) => points < 0))
  const score = Math.max(0, base >= 90 ? base + sum(rows.filter(([, points]) => points > 0)) : base)
  return { score, grade: grades.find(([least]) => score >= least)?.[1] ?? 'F', rows: rows.map(([name]) => name) }
}
