/** A video or a sound of a provider, to be played in a frame. */
export interface Embed {
  readonly provider: keyof typeof providers
  /** Address of its frame, which begins to play at once. */
  readonly frame: string
}

/** Frames of these hosts alone may be opened (`scripts/build/security-headers.mjs`). */
export const embedHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://w.soundcloud.com'] as const

/** What a provider's address names, as its own share button gives it. Each asks for the frame that follows visitors least. */
const providers = {
  YouTube: ({ hostname, pathname, searchParams }: URL) => {
    const [kind = '', id = ''] = pathname.split('/').slice(1)
    const video =
      hostname === 'youtu.be'
        ? kind
        : ['youtube.com', 'm.youtube.com'].includes(hostname)
          ? kind === 'watch'
            ? searchParams.get('v')
            : ['shorts', 'live', 'embed'].includes(kind) && id
          : undefined
    return video && /^[\w-]{6,20}$/.test(video) ? `${embedHosts[0]}/embed/${video}?autoplay=1` : undefined
  },
  Vimeo: ({ hostname, pathname }: URL) => {
    const [, id, key] = /^\/(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? []
    return hostname === 'vimeo.com' && id ? `${embedHosts[1]}/video/${id}?${key ? `h=${key}&` : ''}dnt=1&autoplay=1` : undefined
  },
  SoundCloud: ({ hostname, pathname }: URL) =>
    hostname === 'soundcloud.com' && /^\/[\w-]+\/[\w-]+/.test(pathname)
      ? `${embedHosts[2]}/player/?url=${encodeURIComponent(`https://soundcloud.com${pathname}`)}&auto_play=true`
      : undefined,
} as const

/** `undefined` for every other address. */
export function embedOf(address: string): Embed | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'https:') return undefined
  url.hostname = url.hostname.replace(/^www\./, '')
  for (const [provider, frameOf] of Object.entries(providers)) {
    const frame = frameOf(url)
    if (frame) return { provider: provider as Embed['provider'], frame }
  }
  return undefined
}
