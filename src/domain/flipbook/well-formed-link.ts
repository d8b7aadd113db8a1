/** Whether a browser can follow this address: a path of our own site, or a web or mail address. */
export function wellFormedLink(address: string): boolean {
  if (/^[?#]/.test(address) || /^\/(?![/\\])/.test(address)) return !/\s/.test(address)
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  if (protocol === 'mailto:') return /^mailto:[^@\s]+@[^@\s]+$/i.test(address.replace(/\?.*$/s, ''))
  return (protocol === 'https:' || protocol === 'http:') && /^([^.\s]+\.)+[^.\s]{2,}$/.test(hostname)
}
