import { Link } from 'react-router-dom'

/** A person by name, with a link to everything about them. */
export const PersonName = ({ id, name }: { readonly id: string | undefined; readonly name: string | undefined }) =>
  id === undefined ? null : <Link to={`/cpanel/userfinder?person=${id}`}>{name}</Link>
