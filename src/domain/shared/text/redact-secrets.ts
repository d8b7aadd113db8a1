const removed = '[removed]'

/** Secrets that give access, in an address, a header or a line of the console. */
const secrets: readonly (readonly [found: RegExp, by: string])[] = [
  // JSON web tokens: three parts of base64url; the first is a JSON object.
  [/\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g, removed],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${removed}`],
  [/([?&#](?:oobCode|code|token|id_?token|access_?token|refresh_?token|apiKey|key|signature|password)=)[^&\s#"']+/gi, `$1${removed}`],
  [/("?(?:password|secret|authorization|(?:id|access|refresh)_?token|api_?key|cookie)"?\s*[:=]\s*)"?[^\s",;}]+"?/gi, `$1${removed}`],
  [/\bAIza[\w-]{30,}/g, removed],
  // Tokens of private shares and sessions, which are long and unguessable.
  [/\b(?=[A-Za-z0-9_-]*\d)(?=[A-Za-z0-9_-]*[A-Za-z])[A-Za-z0-9_-]{40,}\b/g, removed],
  [/(\/(?:private|temp)\/)[^/\s?#"']+/g, `$1${removed}`],
]

/** The text with tokens, codes and passwords replaced. */
export const redactSecrets = (text: string): string => secrets.reduce((rest, [found, by]) => rest.replace(found, by), text)
