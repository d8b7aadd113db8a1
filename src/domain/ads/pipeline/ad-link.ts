/** Where an advertisement leads, with the parameters by which the advertiser's own statistics know our guide; those already there stay. */
export function linkWithSource(link: string, editionId: string): string {
  if (!URL.canParse(link)) return link
  const url = new URL(link)
  const named = { utm_source: 'open-studios-guide', utm_medium: 'guide', utm_campaign: `guide-${editionId}` }
  for (const [name, value] of Object.entries(named)) if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}
