import { Link } from 'react-router-dom'
import type { AnchorProps } from '../kit/anchor'

/** The router's link, with the props of the kit. */
export const RouterLink = ({ to, ...rest }: AnchorProps) => <Link to={to} {...rest} />
