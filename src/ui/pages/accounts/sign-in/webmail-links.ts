export interface WebmailLink {
  readonly name: string
  readonly to: string
}

const boxes: readonly (WebmailLink & { readonly domains: RegExp })[] = [
  { name: 'Gmail', to: 'https://mail.google.com/', domains: /@(gmail|googlemail)\./ },
  { name: 'Outlook', to: 'https://outlook.live.com/mail/', domains: /@(outlook|hotmail|live|msn)\./ },
  { name: 'Yahoo', to: 'https://mail.yahoo.com/', domains: /@(yahoo|ymail|aol)\./ },
  { name: 'iCloud', to: 'https://www.icloud.com/mail', domains: /@(icloud|me|mac)\.com$/ },
  { name: 'Proton', to: 'https://mail.proton.me/', domains: /@(proton|protonmail|pm)\.(me|com)$/ },
]

/** Webmail sites for this email: the one its domain implies, or the usual three. */
export function webmailLinks(email: string): readonly WebmailLink[] {
  const own = boxes.filter(({ domains }) => domains.test(email.toLowerCase()))
  return own.length > 0 ? own : boxes.slice(0, 3)
}
