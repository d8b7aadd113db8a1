export type LinkTarget = { readonly kind: 'inside'; readonly to: string } | { readonly kind: 'outside'; readonly href: string }

const outside = new Set(['http:', 'https:', 'mailto:'])

/**
 * Where a link that somebody typed or imported may lead: a path inside the application, or an http, https or mailto address. `undefined` for
 * everything else, so that no text becomes a `javascript:` link.
 */
export function linkTarget(href: string): LinkTarget | undefined {
  const written = href.trim()
  if (/^[/#?]/.test(written) && !/^\/[/\\]/.test(written) && !written.includes('\\')) return { kind: 'inside', to: written }
  if (!URL.canParse(written)) return undefined
  const url = new URL(written)
  return outside.has(url.protocol) ? { kind: 'outside', href: url.href } : undefined
}
