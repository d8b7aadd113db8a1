import { Anchor } from '../kit/anchor'
import { hostOf } from '../kit/host-of'

interface WebLinksProps {
  readonly links: readonly string[]
  readonly className?: string | undefined
}

/** Links to other sites, named by their hosts. */
export const WebLinks = ({ links, className }: WebLinksProps) => (
  <ul className={className}>
    {links.map(link => (
      <li key={link}>
        <Anchor to={link}>{hostOf(link)}</Anchor>
      </li>
    ))}
  </ul>
)
