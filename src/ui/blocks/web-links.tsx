import { Anchor } from '../kit/anchor'

interface WebLinksProps {
  readonly links: readonly string[]
  readonly className?: string | undefined
}

/** Where else somebody is found: addresses, said by their hosts. */
export const WebLinks = ({ links, className }: WebLinksProps) => (
  <ul className={className}>
    {links.map(link => (
      <li key={link}>
        <Anchor to={link}>{hostOf(link)}</Anchor>
      </li>
    ))}
  </ul>
)

const hostOf = (link: string) => (URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link)
