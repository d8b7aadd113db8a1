import { Link } from 'react-router-dom'
import type { AnchorProps } from '../kit/anchor'

/** The router's link, as the kit asks for it. */
export const RouterLink = ({ to, ...rest }: AnchorProps) => <Link to={to} {...rest} />
