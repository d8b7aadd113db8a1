import { type MouseEvent, useState } from 'react'
import type { BlockProps } from '../../domain/content/blocks'
import { embedOf } from '../../domain/content/embeds'
import css from './embeds.module.css'

type Item = BlockProps<'embeds'>['items'][number]

/** Videos and sounds of other sites. Nothing is asked of those sites before somebody presses play; without our program, the link leads there. */
const Embeds = ({ items }: Pick<BlockProps<'embeds'>, 'items'>) => (
  <ul className={css.list}>
    {items.map((item, at) => (
      <li key={at}>
        <EmbedCard {...item} />
      </li>
    ))}
  </ul>
)
export default Embeds

function EmbedCard({ title, url, note }: Item) {
  const [isPlaying, setPlaying] = useState(false)
  const embed = embedOf(url)
  const play = (event: MouseEvent) => {
    if (!embed || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <figure className={css.card}>
      {embed && isPlaying ? (
        <iframe
          ref={frame => frame?.focus()}
          src={embed.frame}
          title={title}
          className={css.frame}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- its program runs in the provider’s origin, not in ours
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        />
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer" className={css.frame} onClick={play}>
          <span className={css.play} aria-hidden="true" />
          <span className="visually-hidden">Play {title}</span>
        </a>
      )}
      <figcaption>
        <strong>{title}</strong>
        {note && <p>{note}</p>}
        {embed && <p className={css.provider}>Played from {embed.provider}, which learns of your visit when you press play.</p>}
      </figcaption>
    </figure>
  )
}
